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
  fechamento percurso destravamento voces atendem instalam consertam facial`);

/** What any title is made of. */
export const COMMON_WORDS =
  wordSet(`a as o os um uma uns umas e ou de do da dos das em no na nos nas ao aos com sem para pra por pelo pela pelos pelas que se seu sua seus suas meu
  minha meus minhas nao sim mais menos muito muita como qual quais quando onde quanto quanta quantos quantas porque quem ser sera vale pena
  custa custam fica sai cobra preco precos valor valores barato barata melhor melhores bom boa novo nova novos novas rapido rapida antigo antiga
  perto mim aqui hoje agora dia noite fim semana sabado domingo feriado horas hora 24h guia completo completa dicas dica passo passos lista tipos tipo
  marcas marca modelos modelo vantagens desvantagens diferenca diferencas entre cuidados erros duvidas perguntas tudo sobre saber escolher
  comprar venda vender loja empresa empresas profissional profissionais especializada especializado tecnico tecnica tecnicos servico servicos
  atendimento whatsapp telefone contato orcamento garantia desconto promocao oferta gratis gratuito gratuita parcelado cartao local regiao bairro cidade capital
  casa casas predio predios condominio sobrado residencial comercial industrial garagem garagens entrada saida moradores sindico sindicos
  seguranca protecao instalado instalada automatico automatica automaticos automaticas eletronico eletronica eletronicos eletronicas manual
  manuais aluminio ferro madeira aco vidro chapa grade pesado pesada leve grande pequeno pequena alto alta largo estreito solucao solucoes
  causas causa motivo motivos sinais problema problemas defeito defeitos peca pecas acessorio acessorios kit hp kg volts watts mhz 110v 220v bivolt
  zona norte sul leste oeste centro grande abc abcd sp avenida rua jardim vila parque`);
