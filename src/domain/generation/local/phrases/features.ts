import type { ProductType } from "#domain/generation/title/title-analysis";

export const driveHeadings = [
  "Características {{do-produto}}",
  "O que faz diferença {{no-produto}}",
  "Por dentro {{do-produto}}: o que importa saber",
  "Partes que merecem atenção {{no-produto}}",
] as const;

export const driveLeads = [
  "Conhecer as partes do conjunto ajuda a entender orçamentos e a perceber quando algo muda.",
  "Estes são os pontos que o técnico observa e que valem mais do que a ficha do fabricante.",
  "Cada item abaixo influencia a segurança, o ruído ou a durabilidade.",
  "O conjunto funciona melhor quando cada parte faz só o seu trabalho. Veja as principais.",
  "Vale saber para que serve cada parte antes de conversar com o técnico.",
] as const;

export const accessoryHeadings = [
  "Características {{do-produto}}",
  "O que faz diferença {{no-produto}}",
  "Detalhes que importam {{no-produto}}",
] as const;

export const accessoryLeads = [
  "Peças parecidas por fora podem se comportar de formas bem diferentes. Repare nestes pontos.",
  "Saber para que serve cada recurso evita pagar pelo que não será usado.",
  "Estes detalhes explicam a maior parte das dúvidas no uso diário.",
] as const;

/** By product, the most useful first. */
export const features: Record<ProductType, readonly string[]> = {
  sliding: [
    "<strong>Engrenagem e cremalheira</strong>: uma barra dentada ao longo da folha transmite a força por igual, do início ao fim.",
    "<strong>Fim de curso</strong>: marca onde a folha para e evita que ela bata no batente ou saia do trilho.",
    "<strong>Destravamento por chave</strong>: libera a folha para ser movida com a mão quando falta energia.",
    "<strong>Comprimento da folha</strong>: o limite é de {{comprimento-maximo}}, com trilho nivelado e roldanas em bom estado.",
    "<strong>Carga</strong>: os modelos residenciais trabalham com folhas de {{peso-residencial}}.",
    "<strong>Parada suave</strong>: a folha desacelera antes do fim, o que poupa roldanas e batente.",
    "<strong>Velocidade</strong>: há versões que abrem em {{modelos-segundos}}.",
    "<strong>Roldanas</strong>: sustentam todo o peso; gastas, fazem o motor trabalhar em esforço.",
    "<strong>Batentes</strong>: limitam o percurso e são a última proteção contra a saída do trilho.",
  ],
  tilting: [
    "<strong>Corrente dupla reforçada</strong>: transmite o movimento com firmeza, mesmo no meio do percurso, onde a folha pesa mais.",
    "<strong>Antiesmagamento</strong>: a folha para automaticamente diante de um obstáculo.",
    "<strong>Equilíbrio</strong>: com o contrapeso acertado pelo técnico, o motor apenas conduz a folha.",
    '<strong>Área da folha</strong>: os <a href="/basculante-automatico">pacotes para basculante</a> vão de {{pacote-simples-area}} a {{pacote-industrial-area}}.',
    "<strong>Movimento suave</strong>: abertura e fechamento sem trancos reduzem o ruído dentro de casa.",
    "<strong>Destravamento manual</strong>: permite abrir sem energia, com a folha equilibrada e seguindo o manual.",
    "<strong>Espaço lateral livre</strong>: não é preciso recuo ao lado do vão, como no portão de correr.",
    "<strong>Guias laterais</strong>: mantêm a folha alinhada enquanto sobe e desce.",
  ],
  pivoting: [
    "<strong>Braço linear</strong>: empurra e puxa a folha rente à coluna e ocupa pouco espaço.",
    "<strong>Fixação</strong>: exige ponto firme na alvenaria ou no perfil de aço, porque ali se apoia toda a força.",
    "<strong>Uma ou duas folhas</strong>: em portões duplos, a central atrasa uma delas para que fechem na ordem certa.",
    "<strong>Parada suave</strong>: reduz a velocidade no fim do percurso e poupa as dobradiças.",
    "<strong>Resistência ao vento</strong>: folhas de chapa fechada pedem mais potência do que as vazadas.",
    "<strong>Destravamento por chave</strong>: solta o braço para abrir com a mão quando falta energia.",
    "<strong>Batentes</strong>: pontos de parada no piso ajudam a manter o alinhamento com o tempo.",
  ],
  swing: [
    "<strong>Braço pivotante ou articulado</strong>: a distância entre a dobradiça e o canto da coluna decide qual usar.",
    "<strong>Área de giro</strong>: a folha precisa de espaço livre, sem rampa alta, vaso ou carro no caminho.",
    "<strong>Dobradiças</strong>: sustentam todo o peso e devem girar sem folga nem esforço.",
    "<strong>Trava elétrica</strong>: mantém folhas longas firmes quando fechadas.",
    "<strong>Fechamento em ordem</strong>: em portões duplos, uma folha espera a outra.",
    "<strong>Destravamento por chave</strong>: permite abrir com a mão na falta de energia.",
    "<strong>Proteção no giro</strong>: fotocélula e parada diante de obstáculo cobrem a área por onde a folha passa.",
  ],
  articulated: [
    "<strong>Braço em duas partes</strong>: acompanha o giro da folha e aceita dobradiças afastadas do canto.",
    "<strong>Colunas largas</strong>: dispensa a dobradiça rente ao canto, que o braço linear exige.",
    "<strong>Movimento progressivo</strong>: começa e termina devagar, com pouco esforço nas dobradiças.",
    "<strong>Espaço ao lado</strong>: o braço dobra para dentro e precisa de parede livre perto da coluna.",
    "<strong>Boa abertura</strong>: permite ângulos amplos, úteis em entradas de carro.",
    "<strong>Destravamento por chave</strong>: libera o braço quando falta energia.",
  ],
  remote: [
    "<strong>Compatibilidade</strong>: frequência e código precisam ser os mesmos do receptor.",
    "<strong>Alcance</strong>: diminui com pilha fraca, paredes e películas metalizadas no vidro do carro.",
    "<strong>Cadastro individual</strong>: cada aparelho pode ser incluído ou apagado da central.",
    "<strong>Mais de um botão</strong>: um só controle comanda portão social, garagem ou luz.",
    "<strong>Código variável</strong>: nos modelos que o oferecem, o sinal muda a cada uso e dificulta a cópia.",
    "<strong>Quantidade</strong>: os planos Solo e Rio incluem {{plano-solo-controles}}; o Seg, {{plano-seg-controles}}.",
  ],
  board: [
    "<strong>Memória de percurso</strong>: guarda onde a folha abre, desacelera e fecha.",
    "<strong>Ajuste de força</strong>: limita o esforço do motor e ajuda a perceber obstáculos.",
    "<strong>Entradas para acessórios</strong>: fotocélula, interfone, botoeira e trava elétrica.",
    "<strong>Fechamento automático</strong>: conta o tempo e fecha, desde que a passagem esteja livre.",
    "<strong>Proteção contra surtos</strong>: reduz o risco de queima em quedas de energia e tempestades.",
    "<strong>Receptor</strong>: reconhece os controles cadastrados e ignora os demais.",
  ],
  sensor: [
    "<strong>Feixe invisível</strong>: liga as duas lentes e denuncia qualquer interrupção.",
    "<strong>Resposta imediata</strong>: durante o fechamento, a central para ou reverte o movimento.",
    "<strong>Altura</strong>: escolhida para perceber carros, pessoas e animais.",
    "<strong>Vedação</strong>: modelos para área externa suportam chuva e poeira.",
    "<strong>Alinhamento</strong>: poucos centímetros de desvio bastam para cortar o feixe.",
    "<strong>Luz indicadora</strong>: mostra de relance se as duas partes se enxergam.",
  ],
  motor: [
    "<strong>Potência</strong>: o motor padrão tem {{potencia-padrao}}; folhas pesadas ou uso intenso pedem mais.",
    "<strong>Velocidade</strong>: as versões abrem em {{modelos-segundos}}.",
    "<strong>Destravamento por chave</strong>: mantém a passagem possível quando falta energia.",
    "<strong>Consumo</strong>: de {{consumo-watts}}, e apenas durante o movimento.",
    "<strong>Vida útil</strong>: de {{vida-util}}, com a manutenção em dia.",
    "<strong>Ajuste de força</strong>: regulado para mover a folha e parar diante de um obstáculo.",
    "<strong>Fim de curso</strong>: define onde a folha para e evita pancadas no batente.",
    "<strong>Proteção térmica</strong>: desliga o motor antes que ele superaqueça em uso seguido.",
    "<strong>Ruído</strong>: depende mais do alinhamento e da fixação do que da potência.",
    "<strong>Base</strong>: fica acima do piso, para manter a água longe da caixa.",
  ],
  gate: [
    "<strong>Folha alinhada</strong>: precisa se mover com a mão, sem esforço, antes de receber um motor.",
    "<strong>Motor na medida</strong>: escolhido pelo peso, pelo movimento e pelo número de aberturas.",
    "<strong>Fotocélula</strong>: impede o fechamento quando há alguém ou algum veículo na passagem.",
    "<strong>Destravamento por chave</strong>: permite abrir na falta de energia.",
    "<strong>Material</strong>: aço é forte e pesado, alumínio é leve, madeira pede mais cuidado com chuva e sol.",
    "<strong>Fechamento automático</strong>: útil para quem esquece, desde que a fotocélula esteja em ordem.",
    "<strong>Acionamento</strong>: controle, botoeira ou interfone, conforme quem usa a entrada.",
    "<strong>Parada suave</strong>: a folha desacelera antes do fim, com menos ruído e menos desgaste.",
    "<strong>Botoeira interna</strong>: abre para visitas e entregas sem que se procure o controle.",
    "<strong>Sinalização</strong>: uma luz ou um aviso sonoro alerta quem passa na calçada.",
    "<strong>Rigidez</strong>: folha que torce ao ser empurrada transmite todo o esforço ao motor.",
  ],
};
