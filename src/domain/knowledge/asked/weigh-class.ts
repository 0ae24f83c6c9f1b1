import { wordSet } from "../word-set";
import { toStem } from "./read-asked";

// What a word of a title counts for when the question is looked for that it asks.

/** The stems of words, each of which is named in one of its forms. */
export const stemSet = (words: string): ReadonlySet<string> => new Set([...wordSet(words)].map(toStem));

/** They say how somebody asks, and nothing of what: neither a thing nor what nearly every title names is among them. */
const fillers = stemSet(`
  sintoma sinais causa motivo razao problema dica completo passo tutorial explicado entenda saiba conheca veja descubra confira duvida
  pergunta resposta comum comuns frequente principal principais situacao forma maneira jeito modo acontecer ocorrer comecar continuar
  costuma vive tentar precisar necessario direito presta certo certinho correto corretamente rapidamente facil simples ultimamente recente
  recentemente direto realizar existir possuir utilizar pessoal pessoa cliente familia especializada especialista profissional local regiao
  bairro cidade bom boa bons boas otimo junto apos total pleno relacao aqueles vindo vem vai vao indo ir chega hoje vida real importancia
  importante essencial modelo marca tipo opcao sistema aparelho mandar socorro moco alguem achar encontrar indicar recomenda nada nenhum
  equipamento dz estando venha vir solucao derepente original novo escolher desde existente resolver
`);

/** They narrow a matter, of which the answer is most often the same; things do not. */
const narrowing = stemSet(`
  casa empresa residencial residencia domestico sobrado predio portaria sindico loja comercio comercial galpao industria industrial fabrica
  escola igreja hospital clinica posto estacionamento chacara sitio fazenda mercado supermercado hotel restaurante deposito entrada saida
  frente fundos garagem pequeno grande largo larga estreito baixo alto antigo externo interno morador visitante evitar anos comprar denovo
  primeiro segundo ultimo par automatizado manual forte leve escritorio padaria consultorio farmacia colegio
  barracao pousada salao recepcao
`);

/** What an answer must speak of where a title names it, whatever else they say. */
const things = stemSet(`
  roldana trilho cremalheira placa sensor capacitor mola cabo contrapeso dobradica interfone botao tag controle receptor antena pilha
  bateria nobreak trava travaeletrica fechadura sinaleira sirene engrenagem embreagem correia corrente eixo polia guia rolamento batente
  braco encoder dps disjuntor fio tomadaeletrica cancela seccionado enrolar chave camera inverter suporte solda pintura coluna seguro
  garantia contrato laudo multa desconto cartao pix apagao portariaremota fimdecurso social notafiscal rosto senha inundado basculante
  correr pivotante madeira ferro aluminio vidro trinco cadeado parafuso pistao rele fusivel modulo luz fechaautomatico maodeobra
  estoque perguntasfrequentes antesedepois
`);

/** What a leaf is and how it goes: an answer for all of them may name it by the way. */
const kindsOfLeaf = stemSet("basculante correr pivotante madeira ferro aluminio vidro seccionado enrolar");

/** What a matter is of, as nearly all are: "do portão", "do motor", "em casa". */
const whereIn = stemSet("portao motor garagem casa");

/** What nearly every title names, and what is done to it. */
const general = stemSet(
  "portao motor garagem casa colocar consertar trocar visita revisao servico assistencia atendimento orcamento comprar",
);

/** Whether a stem is that of a thing which no answer about another serves. */
export const isThing = (stem: string): boolean => things.has(stem);

/** Whether nearly every title has it. */
export const isEverywhere = (stem: string): boolean => general.has(stem) || isFiller(stem);

/** Whether it is that of what nearly every matter is of. */
export const isWhereIn = (stem: string): boolean => whereIn.has(stem);

/** Whether it narrows a matter of which the answer is most often the same. */
export const isNarrowing = (stem: string): boolean => narrowing.has(stem);

/** Whether it is that of how a leaf moves, or what it is made of. */
export const isKindOfLeaf = (stem: string): boolean => kindsOfLeaf.has(stem);

/** Whether a stem alone tells nothing of what is asked. */
export const isGeneral = (stem: string): boolean => general.has(stem) || fillers.has(stem) || narrowing.has(stem);

/** Whether a stem says how somebody asks, and nothing of what. */
export const isFiller = (stem: string): boolean => fillers.has(stem);

const OF_NARROWING = 0.25;

/** How much a word of its class tells of what is asked, from 0 to 1. */
export function weighClass(stem: string): number {
  if (isFiller(stem)) return 0;
  return narrowing.has(stem) ? OF_NARROWING : 1;
}
