import { wordSet } from "#domain/knowledge/word-set";

/** A title with one of these is about gates. */
export const GATE_WORDS =
  wordSet(`portao portoes portaozinho automatizador automatizadores basculante basculantes deslizante deslizantes pivotante pivotantes cremalheira
  cremalheiras fotocelula fotocelulas cancela cancelas roldana roldanas contrapeso contrapesos sinaleira sinaleiras ppa`);

/** Of gates and of other machines. */
export const MACHINE_WORDS = wordSet(
  "motor motores controle controles placa placas central automacao automatizacao interfone tag botoeira botoeiras eurus facility",
);

/** What a business tells of itself begins like one of these: "fechados", "atendimento", "mudamos", "novo telefone". */
export const OF_OURSELVES =
  /^(?:abert|abri|agend|atend|client|desloc|empres|enderec|equipe|estaremos|expedient|fecha|feria|folga|horari|loja|mudamos|mudanca|numero|obra|oficina|orcament|planta|recess|reuni|servico|tecnic|telefon|visita|volta|whatsapp)/;

/** Of whom and where the customers of a gate's technician speak. */
export const SPOKEN_TO_US = wordSet(`tecnico tecnicos visita chamado garagem garagens portaria clausura eclusa sirene
  fechamento percurso destravamento voces atendem atendemos instalam consertam facial`);

/** What any title is made of, besides plain words and those of the trade. */
export const COMMON_WORDS = wordSet(`
  as os um uma uns umas ou de do da dos das em no na nos nas ao aos com sem pra por pelo pela pelos pelas que se seu sua seus suas meu minha meus
  minhas nao sim mais menos muito muita como qual quais quando onde quanto quanta quantos quantas quem sera vale pena fica sai preco precos valor
  valores bom boa novo nova novos novas rapido rapida antigo antiga perto mim aqui hoje agora dia noite semana sabado domingo horas dicas tipos
  tipo modelos modelo vantagens desvantagens diferenca diferencas erros duvidas tudo loja empresa empresas profissional profissionais
  especializada especializado servico servicos atendemos fazemos whatsapp orcamento oferta gratis gratuito gratuita cartao local regiao bairro
  cidade capital casa casas predio predios condominio residencial comercial industrial garagens saida moradores seguranca protecao instalado
  instalada automatico automatica automaticos automaticas eletronico eletronica eletronicos eletronicas manuais aluminio aco chapa pesado pesada
  leve grande pequeno pequena alto alta estreito solucao solucoes causas causa motivo motivos sinais problema problemas defeito defeitos peca
  pecas acessorio acessorios hp kg watts mhz bivolt zona norte sul leste oeste abc abcd sp avenida rua jardim vila
`);

/** What other trades mend, install and sell, in the words of titles; before any word of gates a title is about that. */
export const OTHER_SUBJECTS = `
  receita|receitas|bolo|cenoura|culinária|cardápio|pizza|churrasco|dieta|emagrecer|exercícios|maquiagem|cabelo|unha
  geladeira|geladeiras|máquina de lavar|lava e seca|lava louças|fogão|micro ondas|microondas|televisão|televisor|tv|ar condicionado
  ventilador|aquecedor|chuveiro|torneira|encanamento|encanador|caça vazamento|vazamento de água|vazamento de gás|vazamento no banheiro|desentupidora|desentupimento|caixa d água|bomba d água|piscina
  iphone|notebook|computador|impressora|videogame|playstation|site|software|placa mãe|placa de vídeo
  painel solar|escada rolante|empilhadeira|compressor
  motor de carro|motor de barco|motor de popa|motor de moto|motor de avião|motor de caminhão|motor de geladeira|motor de busca
  motor de piscina|motor a diesel|motor diesel|motor flex|motor de arranque|motor elétrico automotivo|motor home|troca de óleo|funilaria
  câmbio|freio a disco|pastilha de freio|suspensão|pneu|pneus|bateria de carro|vidro elétrico|concessionária
  embreagem de carro|embreagem do carro|rolamento de roda|correia dentada|mecânica automotiva|mecânico de carro
  automação residencial|automação industrial|automação comercial|cftv|cerca elétrica|fechadura digital|porta de vidro|porta de madeira|porta de quarto|porta de armário
  janela|janelas|vidraceiro|box de banheiro|espelho de banheiro|cortina|cortinas|persiana|persianas|toldo|toldos|móveis|sofá|colchão
  telhado|telhados|pintura de parede|pintor de parede|azulejo|porcelanato|gesso|drywall|dedetização|controle de pragas|jardinagem|paisagismo
  horóscopo|loteria|aposta|apostas|cassino|bitcoin|criptomoeda|empréstimo|imposto de renda|advogado|dentista|veterinário|psicólogo|médico
  futebol|novela|filme|série|música|show|hotel|passagem aérea|faculdade|vestibular|enem|concurso público|vaga de emprego|emprego
  vestido|sapato|roupa|perfume|joia|presente|festa|casamento|aniversário|natal|páscoa|receber herança|política|eleição|presidente
  portão de embarque|portões de embarque|portão do estádio|portões do estádio|portão de entrada do show|aeroporto|rodoviária|portal de notícias
  aquário|ração|horta|plantas|carro usado|carros usados|aluguel de imóvel|imóveis|apartamento à venda|casa à venda
`;

/** What stands beside a gate, and may have to do with it: a subject of its own only where no gate is named. */
export const NEIGHBOURS = `
  viagem|restaurante|academia|celular|celulares|internet|aplicativo|gerador|energia solar|placa solar|placas solares|câmera|câmeras|alarme|alarmes
  cachorro|gato|elevador|elevadores|oficina mecânica|insulfilm|seguro de carro
`;

/** After "de", "do", "da" behind a motor or a part they say whose it is: nothing of ours. */
export const OTHER_OWNERS = wordSet(
  "carro carros moto motos barco lancha caminhao caminhoes onibus aviao bicicleta patinete trator geladeira lavadora maquina ventilador piscina elevador moinho serra furadeira drone relogio gerador alarme",
);

/** English, as titles in it are made of. */
export const ENGLISH = wordSet(
  "the gate gates repair repairs opener openers automatic how to for best price near me install installation garage door doors electric sliding fix of and in with your service services motorized replacement remote",
);
