import { expect, test } from "vitest";
import { presetTitles } from "#content/preset-titles";
import { topicCategories } from "#content/topics";
import { suggestTitle } from "./suggest-title";

test.each([
  ["Portão altomatico", "Portão automático"],
  ["INSTALAÇÃO DE MOTOR", "Instalação de Motor"],
  ["INSTALACAO DE MOTOR PPA RIO EM SANTANA", "Instalação de Motor PPA RIO em Santana"],
  ["CONSERTO NO RIO PEQUENO", "Conserto no Rio Pequeno"],
  ["Concerto de portao eletronico", "Conserto de portão eletrônico"],
  ["Manuntenção de Portão", "Manutenção de Portão"],
  ["Motor vasculante", "Motor basculante"],
  ["Troca de cremalhera", "Troca de cremalheira"],
  ["Instalaçao de motor", "Instalação de motor"],
])("%s is offered as %s", (title, right) => {
  expect(suggestTitle(title)).toBe(right);
});

test.each([...presetTitles, ...topicCategories.flatMap(({ titles }) => titles)])("%s may stay", (title) => {
  expect(suggestTitle(title)).toBeUndefined();
});

test.each(["Motor PPA SEG", "Portal do condomínio", "Automatizada", "Porta na cozinha", "Motores Garen", "DPS e DR"])(
  "%s may stay",
  (title) => {
    expect(suggestTitle(title)).toBeUndefined();
  },
);
