import type { ProductType, ServiceType } from "#domain/generation/title/title-analysis";

/** What to know of a service, on a page about a gate or its motor. */
export const serviceSentences: Record<ServiceType, readonly string[]> = {
  installation: [
    "Uma boa instalação começa pela medição da folha e pela conferência do movimento com a mão, antes de qualquer furo.",
    "O motor não corrige portão torto: trilhos, dobradiças e estrutura são avaliados antes da escolha do modelo.",
    "O serviço costuma levar de {{instalacao-duracao}} e termina com testes de abertura, fechamento e parada diante de obstáculo.",
  ],
  maintenance: [
    "O portão é uma peça pesada em movimento diário, e a revisão periódica é o que separa um ajuste rápido de uma quebra.",
    "Recomendamos preventiva {{preventiva-casa}} em casas e {{preventiva-condominio}} em condomínios, onde o uso é mais intenso.",
    "Na visita são conferidos fixação, folgas, fins de curso, força do motor e sensores de segurança.",
  ],
  repair: [
    "Um diagnóstico correto evita trocar peça boa: o sintoma que aparece no motor muitas vezes nasce no portão.",
    "Antes de qualquer orçamento, o técnico testa a energia, o movimento da folha, o motor, a central e os acessórios, nessa ordem.",
    "Muitos chamados se resolvem na primeira visita, com ajuste, limpeza ou troca de um componente.",
  ],
  replacement: [
    "A substituição faz sentido quando o conserto se repete, quando faltam peças ou quando o motor já não acompanha o uso.",
    "O motor antigo dá direito a desconto de {{desconto-basico}} a {{desconto-premium}}, conforme o modelo e o estado.",
    "O que está em bom estado, como trilho, folha e ponto de energia, é aproveitado depois de uma conferência completa.",
  ],
  price: [
    "Os planos têm preço fechado, de {{plano-solo-preco}} a {{plano-seg-preco}}, com motor, controles e garantia definidos.",
    "O que mais pesa na escolha é o portão: peso, medida, tipo de movimento e número de aberturas por dia.",
    "O pagamento pode ser dividido em {{parcelas}}.",
  ],
  emergency: [
    "Portão travado aberto expõe a casa; travado fechado prende o carro. Nos dois casos, a primeira regra é não forçar a folha.",
    "Nos chamados de urgência, a chegada é em até {{emergencia-horas}} na área atendida.",
    "Enquanto espera, mantenha crianças e animais afastados e deixe os controles guardados.",
  ],
  sale: [
    "Antes de comprar, vale levantar o peso e a medida do portão, porque são eles que definem o modelo.",
    "Um equipamento adequado ao portão dura de {{vida-util}} com a manutenção em dia.",
    "O plano inclui motor, controles e garantia, e o pagamento pode ser dividido em {{parcelas}}.",
  ],
};

/** The same for parts that are added to a gate. */
export const accessorySentences: Record<ServiceType, readonly string[]> = {
  installation: [
    "A instalação começa pela compatibilidade: modelo do motor, central e receptor precisam conversar entre si.",
    "A ligação é feita com a energia desligada e termina com testes de uso em todas as situações do dia a dia.",
  ],
  maintenance: [
    "A conferência dos acessórios faz parte da revisão do portão e leva poucos minutos a mais.",
    "Acessório bem cuidado evita chamados por defeitos que nem estão no motor.",
  ],
  repair: [
    "O primeiro passo é descobrir se o defeito está no acessório, no motor ou na ligação entre os dois.",
    "Testar cada parte em separado evita a troca de uma peça que ainda funciona.",
  ],
  replacement: [
    "Na troca, o modelo novo precisa ser compatível com o motor e com o que já está instalado.",
    "Peças de reposição da mesma linha evitam adaptações e mantêm os ajustes do portão.",
  ],
  price: [
    "O valor depende do modelo compatível com o seu motor, por isso o orçamento começa pela etiqueta do equipamento.",
    "Uma foto do motor e da peça costuma bastar para responder com preço e prazo.",
  ],
  emergency: [
    "Quando um acessório falha e o portão para de responder, o destravamento manual permite passar enquanto o técnico não chega.",
    "Nos chamados de urgência, a chegada é em até {{emergencia-horas}} na área atendida.",
  ],
  sale: [
    "Antes de comprar, anote a marca e o modelo do motor: é o que garante a compatibilidade.",
    "Peças adequadas ao equipamento funcionam melhor e dispensam adaptações.",
  ],
};

export const productSentences: Record<ProductType, readonly string[]> = {
  sliding: [
    "No portão deslizante, a folha corre ao lado do muro e não invade a calçada nem a garagem.",
    "O conjunto depende de um trilho reto e limpo, porque qualquer desnível vira esforço para o motor.",
    "O motor fica no chão, junto ao muro, e move a folha por uma barra dentada.",
  ],
  tilting: [
    "O portão basculante sobe e se acomoda no alto do vão, sem ocupar a lateral do terreno.",
    "Como a folha trabalha com contrapeso, o equilíbrio conta tanto quanto o motor e só deve ser ajustado por técnico.",
    "No fechamento, a folha desce sobre a passagem, por isso a parada diante de obstáculo é indispensável.",
  ],
  pivoting: [
    "O motor pivotante movimenta folhas presas por dobradiças, com um braço linear que empurra e puxa o portão.",
    "O pivotante é uma solução discreta: o braço acompanha a folha e quase não aparece pelo lado da rua.",
    "Dobradiças firmes e coluna resistente contam tanto quanto a potência.",
  ],
  swing: [
    "O portão de abrir gira sobre dobradiças, com uma ou duas folhas, e precisa de área livre para o giro.",
    "A automatização pode usar braço pivotante ou articulado, conforme a posição da dobradiça na coluna.",
    "Vento e rampa pesam mais nesse tipo de portão do que nos de correr e entram na escolha da potência.",
  ],
  articulated: [
    "O motor articulado usa um braço dobrável, parecido com um cotovelo, para girar folhas presas em colunas largas.",
    "O braço dobrável resolve portões em que o braço linear não encontra ângulo para trabalhar.",
    "O movimento do braço é progressivo e transfere pouco esforço às dobradiças.",
  ],
  remote: [
    "O controle remoto é a parte do portão que mais cai, molha e viaja no bolso, e por isso costuma falhar antes do motor.",
    "Nem todo controle serve em todo motor: a frequência e o tipo de código precisam combinar com o receptor.",
    "Cada controle é cadastrado na central, e um aparelho perdido deve ser apagado dela.",
  ],
  board: [
    "A central de comando recebe o sinal do controle, aciona o motor e obedece aos sensores.",
    "A central trabalha ligada à rede elétrica e só deve ser aberta por técnico, com a energia desligada.",
    "Queda de energia, raio e umidade são os inimigos mais comuns da placa.",
  ],
  sensor: [
    "A fotocélula vigia a passagem com um feixe invisível e impede que o portão feche sobre um carro, uma pessoa ou um animal.",
    "A peça é pequena, mas tem papel grande na segurança de quem passa.",
    "Sujeira, sol direto e desalinhamento são as causas mais frequentes de falha.",
  ],
  motor: [
    "O motor é escolhido pelo movimento do portão: deslizante, basculante, pivotante ou articulado.",
    "Potência e velocidade devem ficar no ponto certo, porque sobra de força também desgasta a estrutura.",
    "A linha {{marca}} tem versões que abrem em {{modelos-segundos}}, da garagem tranquila à entrada movimentada.",
  ],
  gate: [
    "Um portão automático é um conjunto: folha, trilhos ou dobradiças, motor, central, sensores e controles trabalham juntos.",
    "Quando uma parte do conjunto sai do lugar, as outras fazem mais força e o desgaste se espalha.",
    "Uma boa avaliação olha o portão inteiro, e não apenas o motor.",
  ],
};

/** In place of the sentences on a service when the power is out. */
export const powerCutSentences: readonly string[] = [
  "Sem energia, o motor mantém a folha presa no lugar, e isso é uma proteção da casa.",
  "A passagem é liberada pelo destravamento manual, que usa uma chave própria e dispensa força.",
  "Vale aprender a destravar o portão em um dia comum, com o manual em mãos, antes de precisar disso no escuro.",
];
