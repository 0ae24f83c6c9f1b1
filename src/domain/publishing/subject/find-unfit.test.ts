import { expect, test } from "vitest";
import { splitWords } from "#domain/text/words";
import { findUnfit } from "./find-unfit";

const find = (title: string) => findUnfit(splitWords(title))?.theme;

test.each([
  ["Como matar alguém com um portão automático", "violence"],
  ["Machucar o vizinho com o portão", "violence"],
  ["Portão que dá choque no ladrão", "violence"],
  ["Como prender gatos no portão automático", "violence"],
  ["Como fazer o portão bater no carro do vizinho", "violence"],
  ["Machucar o cachorro do vizinho com o portão", "violence"],
  ["Como fazer o portão fechar em cima de quem me deve", "violence"],
  ["Como culpar o porteiro pelo portão que bateu", "crime"],
  ["Arrombando portão de garagem", "crime"],
  ["Qual portão eletrônico é mais fácil de arrombar?", "crime"],
  ["Como destravar por fora um portão que não é seu", "crime"],
  ["Como abrir o portão do vizinho", "crime"],
  ["Copiar controle dos outros sem ninguém saber", "crime"],
  ["Copiar o controle do condomínio sem avisar o síndico", "crime"],
  ["Frequência do controle do prédio ao lado: como descobrir", "crime"],
  ["Como descobrir o código do controle de outra pessoa", "crime"],
  ["Qual aparelho copia o controle do portão de outra pessoa?", "crime"],
  ["Como escutar o interfone dos outros apartamentos", "crime"],
  ["que horas o porteiro não olha o portão da garagem", "crime"],
  ["Horários em que a garagem do prédio fica sem porteiro", "crime"],
  ["A que horas a casa fica sem ninguém para abrir o portão", "crime"],
  ["Quais modelos de motor de portão abrem mais fácil por fora", "crime"],
  ["Quais bairros têm portão fácil de arrombar", "crime"],
  ["Portão à prova de tiro", "violence"],
  ["Vende motor roubado", "crime"],
  ["Passo a passo para pular o portão", "crime"],
  ["Clonar controle de garagem: passo a passo", "crime"],
  ["Portão sensual com garotas de programa", "sex"],
  ["Coisa de baiano: portão", "insult"],
  ["Síndico golpista e o portão", "insult"],
  ["Portão cura ansiedade", "health"],
  ["Portão patriota", "politics"],
  ["Portão de esquerda ou de direita: de que lado você está?", "politics"],
  ["Simpatia para portão emperrado", "religion"],
  ["Portão da Disney", "elsewhere"],
  ["Portão portão portão portão", "nonsense"],
  ["Conserto portão eletrônico portão conserto", "nonsense"],
])("%s is %s", (title, theme) => {
  expect(find(title)).toBe(theme);
});

test.each([
  "Como evitar arrombamento do portão",
  "Grade para impedir de pular o portão",
  "Portão seguro contra ladrão",
  "Como impedir alguém de clonar o controle do vizinho",
  "Portão bateu no carro do vizinho",
  "Quem responde se o portão bater no carro de um morador?",
  "Lubrificação do portão: onde passa e onde não passa graxa",
  "Motor do portão roubado: o que fazer",
  "Portão preto ou branco",
  "Portão lento: quando a culpa é do motor e quando é do portão",
  "Portão de igreja",
  "Como tiro da memória os controles do morador que saiu da casa?",
  "Qual motor é mais fácil de destravar por fora sem luz?",
  "Tempo de cura do concreto da base do motor",
  "Portão pode machucar criança?",
  "Como evitar o portão fechar em cima de alguém",
  "Portão basculante é fácil de arrombar?",
  "Portão eletrônico deu choque no morador",
  "Portão eletrônico dando choque, quem chamar?",
  "Portão basculante é mais difícil de arrombar?",
  "Conserto de portão na Rua Vereador José Diniz",
  "Portão abre toda hora sem ninguém apertar",
  "Portão abre fora de hora sem ninguém apertar o controle",
  "Faça a revisão do portão antes da chuva",
  "Prender o cachorro antes de abrir o portão",
  "Portão pode esmagar o gato?",
  "faca voce mesmo a limpeza do trilho do portao",
])("%s may be asked", (title) => {
  expect(find(title)).toBeUndefined();
});
