import type { Block } from "../block";

/** Answer to "Onde…?": the area served and how a visit works. */
export const where: Block = {
  headings: ["Onde atendemos e como funciona a visita", "Área atendida e etapas da visita", "O atendimento no seu endereço"],
  leads: [
    "Atendemos {{local}} e em toda a região: capital, ABCD, Guarulhos, Osasco e cidades próximas. A visita segue um roteiro simples:",
    "A área atendida inclui a capital, o ABCD, Guarulhos, Osasco e cidades próximas. O serviço é feito no endereço do portão:",
    "Capital, ABCD, Guarulhos, Osasco e cidades próximas estão na área que atendemos. A visita funciona assim:",
  ],
  steps: [
    [
      "<strong>Contato.</strong> Você envia endereço, foto do portão e uma descrição curta do que precisa.",
      "<strong>Mensagem.</strong> Pelo WhatsApp, informe a rua, o tipo de portão e o que deseja resolver.",
    ],
    [
      "<strong>Retorno.</strong> A primeira resposta sai em até {{resposta-minutos}} no horário de atendimento.",
      "<strong>Resposta.</strong> Em até {{resposta-minutos}}, dentro do horário de atendimento, você recebe as primeiras orientações.",
    ],
    ["<strong>Agendamento.</strong> As visitas são feitas {{horario-visitas}}."],
    [
      "<strong>Serviço no local.</strong> O técnico leva ferramentas e peças de uso comum, e nada precisa ser transportado por você.",
      "<strong>Visita.</strong> O diagnóstico e o serviço acontecem no endereço, com o portão no lugar.",
    ],
    ["<strong>Teste.</strong> Tudo é testado à sua frente antes do encerramento."],
  ],
  closings: [
    'Para saber se o seu endereço está na área atendida, pergunte pela página de <a href="/orcamento-whatsapp">orçamento pelo WhatsApp</a>.',
    'Para escolher o período da visita, veja <a href="/agendar-instalacao">agendar instalação</a>.',
  ],
};
