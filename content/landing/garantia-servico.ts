import type { LandingPage } from "#domain/landing/landing-page";

export const garantiaServico: LandingPage = {
  slug: "garantia-servico",
  title: "Garantia do motor e do serviço de instalação",
  linkText: "Garantia estendida",
  headTitle: "Garantia de motor para portão: níveis e como acionar",
  description:
    "Três níveis de garantia para o motor do portão, o que cada um cobre e os quatro passos para pedir a visita quando algo falha.",
  keywords: [
    "garantia motor de portão",
    "garantia PPA",
    "garantia estendida portão automático",
    "acionar garantia motor de portão",
    "garantia de instalação de portão",
  ],
  summary:
    "Veja qual prazo vale para o quê, compare a Básica, a Plus e a Premium e saiba o que ter em mãos antes de chamar. A visita é marcada em até {{garantia-visita}}.",
  gate: "deslizante",
  message: "Olá, meu motor está na garantia e preciso de uma visita; tenho a data da instalação para informar.",
  button: "Acionar a garantia",
  sections: [
    {
      kind: "facts",
      items: [
        { value: "{{garantia-motor}}", label: "garantia do motor" },
        { value: "{{garantia-instalacao}}", label: "garantia da instalação" },
        { value: "até {{garantia-estendida}}", label: "com a garantia estendida" },
        { value: "até {{garantia-visita}}", label: "para a visita, contadas do chamado" },
      ],
    },
    {
      kind: "text",
      title: "Um prazo para cada coisa",
      paragraphs: [
        "Motor e mão de obra são promessas diferentes. O motor pode sair de fábrica com um defeito que só aparece meses depois; a instalação pode pedir reaperto ou nova regulagem quando a folha se acomoda. Por isso os prazos têm nome próprio: {{garantia-motor}} para o motor e {{garantia-instalacao}} para o serviço de instalação.",
        "Nos anúncios você encontra também a garantia promocional, de {{garantia-promocional}}. E cada plano traz a sua: {{plano-solo-garantia}} no Solo, {{plano-rio-garantia}} no Rio e {{plano-seg-garantia}} no Seg. Se dois desses prazos alcançarem o mesmo defeito, vale o maior que estiver escrito na sua nota fiscal; peça que ele venha escrito também na proposta, com a data de início. É o papel que resolve a dúvida anos depois.",
        "Nada disso substitui a garantia legal do Código de Defesa do Consumidor. Ela existe mesmo sem contrato, e a contratual se soma a ela. Os termos completos estão em [garantia](/garantia).",
      ],
    },
    {
      kind: "packages",
      title: "Básica, Plus ou Premium",
      intro: "Cada nível contém o anterior e acrescenta itens. O que falta no primeiro cartão aparece no segundo ou no terceiro.",
      offers: "warranty",
    },
    {
      kind: "faq",
      title: "O que se pergunta antes de escolher o nível",
      entries: [
        {
          question: "Em qual nível entram a central e os controles?",
          answer:
            "A partir da Plus. Na Básica ficam o motor, a mão de obra da instalação e o suporte por telefone. A Premium acrescenta controles extras aos que já acompanham o motor.",
        },
        {
          question: "Peças de reposição estão sempre incluídas?",
          answer:
            "Elas constam da Premium. Nos outros dois níveis vale o que está no cartão de cada um; se o reparo pedir algo fora dele, o valor é informado antes, e nada é trocado sem o seu aceite.",
        },
        {
          question: "Quem deveria considerar a Premium?",
          answer:
            "Quem não pode ficar com o portão parado: comércio que recebe carga, prédio com muitas vagas, casa em que alguém depende do carro à noite. É o nível que soma atendimento de emergência.",
        },
        {
          question: "Perdi a nota fiscal. Fico sem atendimento?",
          answer:
            "Avise isso já na primeira mensagem. Com o endereço, o nome de quem comprou e a data aproximada do serviço, tentamos localizar a venda. Enquanto isso, fotografe a etiqueta do motor, sem abrir a tampa.",
        },
      ],
    },
    {
      kind: "text",
      title: "Antes de chamar, confira só o que é seguro",
      paragraphs: [
        "Algumas verificações são seguras e às vezes dispensam a visita: o disjuntor do portão está ligado, nada encosta na folha, a lente da fotocélula está limpa, o controle recebeu pilha nova. O roteiro completo está em [problemas em portão automático](/topicos/problemas-em-portao-automatico).",
        "Pare aí. Abrir a tampa expõe você a choque, e uma placa mexida perde as pistas de que o diagnóstico precisa. Em portão basculante, não toque em mola, cabo ou contrapeso, e não destrave a folha se ela estiver torta. Anote quando o defeito surgiu, se chovia, se houve queda de energia e que barulho apareceu antes: isso vale mais do que qualquer tentativa de conserto.",
        "O histórico também conta. Portão revisado {{preventiva-casa}}, ou {{preventiva-condominio}} em condomínio, chega ao chamado com folga e desgaste conhecidos. Veja o que se confere na [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).",
      ],
    },
    {
      kind: "list",
      title: "Defeitos cobertos",
      intro: "Esta é a lista completa; o seu nível define quais destes itens já estão incluídos.",
      items: [
        "{{cobre-motor}}: não parte, parte e para, gira sem força.",
        "{{cobre-central}}: perde a memória, deixa de responder ou aciona fora de hora.",
        "{{cobre-controles}} que não se resolvem com uma pilha nova.",
        "{{cobre-instalacao}}: fixação que afrouxa, curso desregulado, folha que bate no batente.",
        "{{cobre-seguranca}}, como fotocélula ou parada por obstáculo que deixou de agir.",
      ],
    },
    {
      kind: "list",
      title: "O que vem junto no atendimento coberto",
      intro: "Garantia que cobre a peça e cobra o resto ajuda pouco. Dentro da cobertura contratada, entram:",
      items: [
        "{{inclui-mao-de-obra}}.",
        "{{inclui-deslocamento}} até o seu endereço.",
        "{{inclui-diagnostico}}, com explicação do que foi encontrado.",
        "{{inclui-troca}}, quando é o caso.",
        "{{inclui-suporte}}, antes e depois da visita.",
      ],
    },
    {
      kind: "steps",
      title: "Como acionar a garantia",
      steps: [
        { title: "Entre em contato", text: "Telefone ou WhatsApp, como preferir. As mensagens são atendidas {{horario-whatsapp}}." },
        {
          title: "Separe três informações",
          text: "Nota fiscal, data da instalação e descrição do problema. Um vídeo do portão falhando ajuda a levar a peça certa.",
        },
        {
          title: "Receba a visita",
          text: "Ela é agendada em até {{garantia-visita}}. O técnico testa o conjunto no local, com você por perto.",
        },
        {
          title: "Reparo ou troca",
          text: "Conforme a cobertura, o item é consertado ou substituído. Confira o funcionamento e guarde o registro do que foi feito.",
        },
      ],
    },
    {
      kind: "call",
      title: "Quer ficar coberto por mais tempo?",
      text: "A garantia estendida chega a {{garantia-estendida}}. Informe o modelo do motor e a data da instalação, e respondemos com o nível que se aplica ao seu caso.",
      button: "Contratar garantia estendida",
      message: "Olá, quero contratar a garantia estendida para o meu motor de portão.",
    },
  ],
};
