import type { RuleId } from "#domain/page/reason";

/** What forty answers of a provider are like, each a page on one title, and which rule holds it; none the good ones. */
export const FORTY_TITLE = "Troca de roldana de portão na Mooca";

const OPENING =
  "<h2>Troca de roldana na Mooca</h2><p>A roldana gasta faz o portão da Mooca raspar no trilho, e a troca devolve o movimento leve. O técnico ergue a folha com escora, tira a roldana velha e confere o trilho antes de pôr a nova.</p>";
const MIDDLE =
  "<h2>O que olhar antes</h2><p>Com o disjuntor do portão desligado, olhe o trilho de ponta a ponta e procure pedra, folha seca e ferrugem. Se a folha balança de lado, a guia de cima também pede atenção.</p><ul><li>Roda achatada ou torta.</li><li>Limalha no canal do trilho.</li></ul>";
const ENDING =
  "<h2>Quando parar</h2><p>Pare de usar se a folha sair do trilho, e mande pelo WhatsApp uma foto da roldana e outra do trilho, com o portão parado.</p>";

export interface ForeseenAnswer {
  kind: "good" | "invented" | "soft lie" | "dangerous" | "empty" | "foreign";
  html: string;
  /** That must hold it, besides others. */
  rule?: RuleId;
}

const among = (kind: ForeseenAnswer["kind"], rule: RuleId | undefined, sentences: readonly string[]): ForeseenAnswer[] =>
  sentences.map((sentence) => ({ kind, html: `${OPENING}${MIDDLE}<p>${sentence}</p>${ENDING}`, ...(rule && { rule }) }));

const alone = (paragraphs: readonly string[]): ForeseenAnswer => ({
  kind: "empty",
  html: `<h2>Troca de roldana na Mooca</h2>${paragraphs.map((text) => `<p>${text}</p>`).join("")}`,
  rule: "title",
});

const EMPTY = [
  "Na Mooca, a troca de roldana de portão é fundamental. É essencial contar com profissionais qualificados e de confiança. Um atendimento especializado garante segurança e tranquilidade. A qualidade do serviço faz toda a diferença na rotina da família. Conte com uma equipe comprometida e dedicada. O conforto e a praticidade valorizam o imóvel.",
  "A troca de roldana de portão na Mooca é importante para quem busca qualidade e segurança. Soluções modernas trazem comodidade e eficiência. O investimento certo evita problemas no futuro. Profissionais capacitados oferecem um atendimento diferenciado. A satisfação é sempre a prioridade da equipe. Cuidar bem é garantia de tranquilidade.",
  "Quando o assunto é troca de roldana de portão na Mooca, a confiança é indispensável. A tecnologia e a praticidade fazem parte da rotina moderna. Um serviço de excelência atende qualquer necessidade com agilidade. O cuidado especial garante conforto e valorização. A experiência da equipe traz segurança. O ideal é escolher com atenção e qualidade.",
];

export const fortyAnswers: readonly ForeseenAnswer[] = [
  ...among("good", undefined, [
    "A visita custa de {{manutencao-custo}}, e o par de rodas é orçado antes da troca.",
    "Se o portão tem mais de um morador, combine quem fica com a chave de destravar.",
    "A roda nova precisa ter o desenho do trilho, senão o portão volta a raspar.",
    "Chuva forte leva terra ao canal, e por isso a limpeza vale mais depois dela.",
    "O motor que arrasta a folha aquece, e a proteção o desliga até esfriar.",
    "Não solte a mola nem mexa no cabo de um basculante: isso é do técnico.",
    "O WhatsApp responde {{horario-whatsapp}}, e as visitas são {{horario-visitas}}.",
    "Repare se a folha desce de um lado antes de chamar, e conte isso na mensagem.",
  ]),
  ...among("invented", "facts", [
    "A troca completa sai por R$ 499.",
    "O serviço custa oitocentos reais com a peça.",
    "Chegamos ao local em até 40 minutos.",
    "Cada conserto leva garantia de 90 dias.",
    "Já são mais de mil clientes atendidos na região.",
    "Somos empresa certificada e com selo do Inmetro.",
    "Dona Maria, da Mooca, ficou encantada com o silêncio do motor.",
    "Ligue agora para (11) 98765-4321 e agende.",
  ]),
  ...among("soft lie", "facts", [
    "A roda nova fica boa por uma década.",
    "Atendemos das seis da manhã à meia-noite.",
    "Metade dos condomínios da região já fez a troca conosco.",
    "Aqui você paga menos do que em qualquer outra empresa.",
    "Quem troca uma vez nunca paga de novo.",
    "Ninguém faz esse serviço mais rápido na Mooca.",
    "Resolvemos sempre na primeira visita, com certeza.",
    "Quase todos os moradores do bairro nos indicam.",
  ]),
  ...among("dangerous", "whole", [
    "Se o portão pesa, alivie a mola aos poucos até ele subir.",
    "Ponha uma fita no sensor para o portão fechar.",
    "Rearme o disjuntor até funcionar.",
    "Desmonte a roldana sozinho com uma chave comum.",
    "Abra a tampa do motor e confira os fios com a energia ligada.",
    "Destrave o basculante aberto e desça devagar com as mãos.",
    "Ligue o motor direto na rede para testar.",
    "Segure a folha com as mãos enquanto ela se move.",
  ]),
  ...EMPTY.map((text) => alone([text])),
  ...among("foreign", "whole", [
    "Before you call a technician, check whether the power is on and the rail is clean.",
    "Antes de llamar al técnico, compruebe si hay energía y si el control tiene batería en la casa.",
    "请检查电源是否接通。",
    "Call us today and get your quote.",
    "Vérifiez si le rail est propre avant d'appeler le technicien de la maison.",
  ]),
];
