import type { Check } from "#domain/knowledge/entry";

export const moverAMao: Check = {
  kind: "check",
  id: "mover-a-mao",
  name: { one: "teste da folha na mão", many: "testes da folha na mão", gender: "m" },
  aliases: [
    "teste da mão",
    "teste na mão",
    "mover na mão",
    "mover a mão",
    "mover o portão na mão",
    "mover a folha na mão",
    "empurrar o portão",
    "portão pesado na mão",
    "portão leve na mão",
    "peso do portão",
    "portão emperrado na mão",
    "folha pesada",
    "folha leve",
    "testar a folha",
  ],
  gates: ["deslizante", "pivotante", "basculante"],
  related: ["destravar", "roldana", "trilho", "dobradica", "esquenta", "destravamento-seguro"],
  pages: ["/topicos/conserto-de-motor-de-portao", "/topicos/problemas-em-portao-automatico"],
  brief: [
    "O teste da folha na mão separa portão de motor em um minuto: folha leve inocenta trilho e rodas.",
    "Portão pesado na mão esquenta qualquer motor, e motor maior só esconde o atrito por mais tempo.",
    "Folha leve na mão e motor que não a move falam de engate, central ou energia.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O teste da folha na mão é soltar o motor, em portão de correr ou de abrir e em piso plano, e empurrar o portão devagar. Leve do começo ao fim, a folha está inocente; dura, o conserto é dela, e não do motor.",
        "Portão pesado na mão é o defeito mais caro de ignorar, porque o motor paga por ele sem reclamar até queimar. O teste o acha antes.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para fazer o teste da folha na mão, desligue o disjuntor, destrave o portão em piso plano e empurre sem o ombro, de uma ponta à outra. Sinta onde pesa, onde salta e se ele para onde você o deixa.",
      ],
    },
    {
      to: ["why"],
      says: [
        "Portão pesado na mão tem atrito onde devia haver giro: roda seca, areia no trilho, guia apertada, dobradiça caída. O motor soma essa força a cada manobra e a devolve em calor.",
      ],
    },
    {
      to: ["which"],
      says: [
        "A folha leve na mão aceita o motor de entrada; a que pede o corpo inteiro não deve receber motor nenhum antes do reparo. O teste escolhe melhor do que a balança.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Faça o teste da folha na mão ao notar lentidão, calor ou ruído novo, antes de comprar motor e depois de trocar roda ou dobradiça. Em basculante ele não se faz em casa.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O teste da folha na mão não custa nada e muda o orçamento: o peso leva a roldana, guia ou dobradiça, e não a motor. A visita que confirma e corrige fica em {{manutencao-custo}}.",
      ],
    },
  ],
  definition: {
    headings: ["O que a mão descobre", "Por que o portão pesa"],
    items: [
      {
        says: [
          "Com o motor fora, sobra só a folha. O que a mão sente é exatamente o que ele vinha vencendo, e ele vencia sem contar a ninguém.",
          "Peso na balança e peso na mão são coisas diferentes: folha grande sobre rodas boas anda com dois dedos, e folha pequena sobre roda travada não anda com dois braços.",
        ],
      },
      {
        about: ["molas-e-cabos"],
        when: { gates: ["basculante"] },
        says: ["No basculante essa prova existe e é de técnico: quem o solta com o equilíbrio errado recebe a folha inteira."],
      },
      {
        about: ["destravar"],
        says: [
          "Precisa-se de piso plano, folha inteira, disjuntor desligado e alguém olhando. Não se precisa de força: se pediu força, o teste já respondeu.",
        ],
      },
    ],
  },
  checks: {
    headings: ["Como provar a folha", "Do disjuntor ao diagnóstico", "O exame da folha, trecho a trecho"],
    leads: ["Deslizante ou pivotante, em terreno plano, com a folha no lugar:"],
    steps: [
      { label: "Energia", says: ["desligue o disjuntor do portão e confirme que nada pisca na caixa."] },
      {
        label: "Chave",
        about: ["destravar"],
        when: { gates: ["deslizante", "pivotante"] },
        says: ["destrave com a chave própria e mova um palmo, para ver se a folha não sai sozinha."],
      },
      {
        label: "Percurso",
        says: [
          "empurre devagar com uma mão aberta na chapa, do começo ao fim e de volta, e guarde em que ponto ela resistiu.",
          "ande ao lado da folha no mesmo passo; mudança de esforço sem mudança de passo é o defeito falando.",
        ],
      },
      { label: "Soltar", says: ["pare no meio e tire a mão. Ela deve ficar; se anda, o piso ou a coluna está fora de nível."] },
      {
        label: "Olhar",
        about: ["trilho", "dobradica"],
        says: ["onde pesou, procure no chão e na parede: pedra, risco novo, canto caído, marca de atrito."],
      },
      { label: "Devolver", says: ["leve até o fim, trave a chave, ache o encaixe e só então ligue o disjuntor."] },
    ],
    ends: [
      { says: ["Se a folha dispara, raspa forte ou ameaça sair do lugar, trave de novo e encerre: já há o bastante para o técnico."] },
    ],
  },
  readings: {
    headings: ["O que cada peso quer dizer", "Da mão ao suspeito"],
    leads: ["Compare com o que sentiu:"],
    columns: ["O que a mão sente", "O que sugere"],
    rows: [
      { cells: ["Leve e contínua", "Motor, capacitor ou central"], about: ["capacitor", "central"] },
      { cells: ["Pesada por inteiro", "Rodas gastas ou folha baixa"], about: ["roldana"], when: { gates: ["deslizante"] } },
      { cells: ["Salta sempre no mesmo lugar", "Emenda, amasso ou pedra"], about: ["trilho"], when: { gates: ["deslizante"] } },
      { cells: ["Pesa no fim do giro", "Dobradiça caída"], about: ["dobradica"], when: { gates: ["pivotante"] } },
      { cells: ["Aperta de lado, folga do outro", "Guia fora de prumo"], about: ["guia"], when: { gates: ["deslizante"] } },
      { cells: ["Leve para um lado só", "Piso ou trilho em desnível"], about: ["trilho"] },
      { cells: ["Range sem pesar", "Falta de lubrificação, e não de força"], about: ["faz-barulho"] },
    ],
    ends: [{ says: ["Uma folha que passou no teste e ainda assim faz o motor roncar pede medida de corrente, e não mais empurrões."] }],
  },
  stop: {
    headings: ["Não faça o teste se", "Folha que não se solta em casa"],
    items: [
      {
        label: "É basculante",
        about: ["molas-e-cabos"],
        says: ["nele, o peso está compensado por fora, e soltar o motor solta a conta inteira."],
      },
      { label: "Há caimento", about: ["destravamento-seguro"], says: ["em rampa ou ladeira, a folha solta não espera a mão."] },
      { label: "A folha está torta", says: ["ela se apoia no motor, e o teste a derruba."] },
      { label: "Falta batente na ponta", about: ["batente"], says: ["no de correr, nada a segura no fim do trilho."] },
    ],
  },
  work: {
    headings: ["O que o técnico mede na mão", "Do empurrão ao número"],
    steps: [
      {
        label: "Esforço",
        says: ["uma balança de mão mede a força em cada trecho, e o número fica escrito para comparar na revisão seguinte."],
      },
      { label: "Folga", says: ["com a folha erguida um dedo, sente-se o jogo da roda e da guia."] },
      { label: "Causa", says: ["o ponto duro é desmontado até a peça, e não lubrificado por cima."] },
      { label: "Motor", says: ["só depois a máquina é ligada sozinha, para ver se sobra defeito nela."] },
    ],
  },
  cost: {
    headings: ["Quanto custa aliviar a folha", "O barato que poupa o motor"],
    items: [
      {
        says: [
          "Varrer, nivelar e lubrificar o que é de fora cabe em uma manutenção, de {{manutencao-custo}}. Roda, guia e dobradiça entram como peça.",
          "Aliviar a folha custa menos do que o motor e o faz durar. É a conta que se inverte quando se compra motor primeiro.",
        ],
      },
    ],
  },
  cases: {
    headings: ["A mão no seu portão", "Conforme a folha e o piso"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: ["No de correr, empurre pela ponta de trás e depois pela da frente. Diferença entre as duas aponta qual roda está gasta."],
      },
      {
        when: { gates: ["pivotante"] },
        says: ["No de abrir, levante levemente a ponta antes de girar: se o giro fica fácil, a dobradiça desceu e a ponta raspava."],
      },
      {
        when: { gates: ["basculante"] },
        says: ["No basculante, a mão não julga nada. Folha leve pode estar a um fio de cabo de deixar de ser, e só escorada ela se prova."],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: ["Em casa, faça o teste na mudança de estação. É quando a folha de madeira muda de tamanho e a de ferro muda de prumo."],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em prédio, quem prova é o zelador, com outra pessoa na entrada. O esforço anotado todo mês mostra a roda antes do rangido.",
        ],
      },
      {
        when: { uses: ["comercio", "galpao"] },
        says: ["Folha comprida leva dois para provar, um em cada ponta. Batida de carrinho aparece nesse exame e não na manobra."],
      },
      {
        when: { uses: ["vila"] },
        says: ["Na vila, prove antes de dividir a conta do motor. Folha pesada custa menos do que o motor que ela mata."],
      },
      {
        when: { grounds: ["poeira"] },
        says: ["Pó assentado no trilho faz a folha pesar por igual. Varra primeiro e repita: se aliviou, o conserto era a vassoura."],
      },
      {
        when: { grounds: ["arvores"] },
        says: ["Semente prensada dá um solavanco curto e certo. Limpo o canto do trilho, o salto desaparece."],
      },
      {
        when: { grounds: ["baixada"] },
        says: ["Depois da cheia, a folha pode pesar por barro na roda e não por defeito. Deixe secar, varra e prove de novo."],
      },
      {
        when: { grounds: ["ladeira", "rampa"] },
        says: ["Em desnível, o peso aparece só em um sentido. Não prove sozinho: a volta é descida."],
      },
    ],
  },
  tell: {
    headings: ["O que contar depois do teste", "Vídeo do empurrão"],
    items: [
      {
        says: [
          "Grave a folha sendo movida com uma mão, de ponta a ponta e de volta, com o som. É a imagem que mais decide em um orçamento.",
          "Diga o trecho em que pesou e o que havia ali: risco na parede, emenda, canto caído.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Quanto o portão pode pesar na mão?", "Que força é normal?"],
      says: [
        "O bastante para mover com uma mão aberta, sem tranco e sem apoiar o corpo.",
        "A que se faz para puxar uma gaveta cheia. Precisou do ombro, há conserto.",
      ],
    },
    {
      asks: ["Portão pesado se resolve com motor mais forte?", "Vale subir de motor?"],
      about: ["motor-rio"],
      says: [
        "Não. Ele vence por mais tempo e gasta dente e roda no lugar de enrolamento.",
        "Só se a folha for pesada e boa. Atrito se tira, e não se compra motor contra ele.",
      ],
    },
    {
      asks: ["Posso passar óleo onde pesa?", "Graxa no trilho alivia?"],
      about: ["trilho"],
      for: ["how-to", "what", "repair"],
      says: [
        "No trilho, não: junta areia e endurece. Rolamento é fechado e não recebe óleo de fora.",
        "Alivia por dias e agarra terra. O que resolve é limpar e trocar a roda.",
      ],
    },
  ],
};
