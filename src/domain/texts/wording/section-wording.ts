import { line, lines } from "#domain/forms/text-controls";
import { withBlanks } from "#domain/forms/with-blanks";
import { part } from "./parts";

/** What parts of pages say wherever they stand. */

const plan = { potência: "a potência do motor", controles: "o número de controles", garantia: "o prazo da garantia" };

export const offersWording = part("Cartões de planos, descontos e garantias", {
  plans: withBlanks(lines("O que vem em cada plano", { max: 10 }), plan),
  tilt: withBlanks(lines("O que vem em cada pacote para basculante", { max: 10 }), {
    ...plan,
    modelo: "o modelo do motor",
    área: "a área máxima do portão, em m²",
    uso: "o uso a que se destina",
  }),
  tradeIn: withBlanks(line("O valor de cada desconto"), { desconto: "o valor em reais" }),
  warranty: withBlanks(line("O nome de cada faixa de garantia"), { nome: "o nome da faixa" }),
  recommended: line("No plano recomendado", { max: 40 }),
  recommendedPlan: line("Nome do plano recomendado", { max: 40, help: "Como está no cadastro. É o que a maioria precisa." }),
  choose: withBlanks(line("Botão de cada plano", { max: 40 }), { plano: "o nome do plano" }),
  message: withBlanks(line("Mensagem do botão de cada plano"), { plano: "o nome do plano" }),
});

export const sectionsWording = part("Dentro das páginas", {
  questions: line("Título das perguntas"),
  step: withBlanks(line("Acima de cada passo", { max: 40 }), { número: "o número do passo" }),
  readMore: line("Link de cada serviço para a página dele", { max: 60 }),
  openList: line("Acima das listas que o celular dobra", { max: 60 }),
  readPart: line("Acima dos textos que o celular dobra", { max: 60 }),
  moreVoices: line("Acima dos depoimentos que o celular dobra", { max: 60 }),
  schedule: part("Agenda de instalação", {
    windows: line("Título das janelas de horário"),
    week: line("Título da semana"),
    hours: withBlanks(line("O horário de cada janela"), { abre: "a hora de abrir", fecha: "a hora de fechar" }),
    available: line("Situação: disponível", { max: 40 }),
    limited: line("Situação: limitado", { max: 40 }),
    onRequest: line("Situação: sob consulta", { max: 40 }),
  }),
});
