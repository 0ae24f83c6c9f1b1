// What a word of a title counts for when the question is looked for that it asks.

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Words that are in the way of what tells questions apart. */
export const EMPTY = listOf(`
  a o as os um uma uns umas e ou de do da dos das em no na nos nas ao aos com sem para pra pro por pelo pela pelos pelas que se seu sua seus
  suas meu minha meus minhas nosso nossa nossos nossas dele dela deles nele nela lo la te me eu ele ela eles elas voce voces vc vcs gente
  nos lhe esse essa este esta isso isto aquele aquela aquilo ser e era foi ta to tava esta estao estava ter tem tenho temos tinha ha haver
  ficar fica ficam ficando ficou quanto quanta fazer faz fazem fazendo fez feito faco feita dar deu da quer quero queria gostaria consigo consegue conseguem conseguir posso dever
  deve devo devem usar uso usando quando mais menos muito muita muitos muitas pouco pouca saber ja so la at ate entre sobre depois antes
  durante enquanto ainda tambem aqui ai ali agora hoje vez vezes hora horas toda todos todas bem mal assim algum alguma alguns
  algumas outro outra outros outras mesmo mesma proprio propria cada tao tanto tanta quase bastante demais mas porem pois apenas
  somente geralmente normalmente realmente logo coisa dia dias deixar deixa deixo sao paulo sp ppa automatico automatica
  automaticos automaticas eletronico eletronica eletronicos eletrico eletrica pq oq q v w num numa contra m mt cm
`);

/** They say how somebody asks, and nothing of what. */
export const FILLERS = listOf(`
  sintoma sintomas sinais causa causas motivo motivos razao problema problemas dica dicas guia completo completa passo passos tutorial
  explicado explicacao entenda entender saiba conheca veja descubra confira duvida duvidas pergunta perguntas resposta comum comuns
  frequente frequentes principal principais caso casos situacao forma maneira jeito modo acontecer acontece aconteceu ocorrer ocorre
  comecar comeca comecou continuar continua costuma vive vivem tentar tento tentei precisar necessario necessaria direito presta prestam
  certo certa certinho correto correta corretamente rapidamente facil facilmente simples ultimamente recente recentemente direto
  realizar existir possuir utilizar utilizado pessoal pessoa pessoas cliente clientes familia servico servicos
  especializada especializado especialista profissional local regiao bairro cidade bom boa bons boas otimo otima
  junto juntos apos total pleno relacao aqueles vindo vem vai vao indo ir chega chegar chegou hoje vida real importancia
  importante essencial modelo modelos marca marcas tipo tipos opcao opcoes modulo sistema aparelho mandar
  socorro moco alguem achar acho acha acham encontrar encontro indicar indica indicam recomenda recomendam nada nenhum nenhuma
  equipamento estando venha vir solucao solucoes derepente original novo nova novos novas escolher escolha desde existente resolver resolve
`);

/** They narrow a matter, of which the answer is most often the same. */
export const NARROWING = listOf(`
  casa empresa residencial residencia domestico sobrado predio portaria sindico loja lojas comercio comercial empresas galpao industria
  industrial fabrica escola igreja hospital clinica posto estacionamento chacara sitio fazenda mercado supermercado hotel
  restaurante deposito entrada saida frente fundos garagem pequeno pequena pequenos grande grandes largo larga estreito estreita baixo
  baixa alto alta antigo externo externa interno interna morador visitante
  evitar evita anos comprar denovo primeiro primeira segundo segunda ultimo ultima par automatizado manual forte leve
`);

/** What an answer must speak of where a title names it, whatever else they say. */
export const THINGS = listOf(`
  roldana trilho cremalheira placa sensor capacitor mola molas cabo contrapeso dobradica interfone botao teclas tag controle receptor antena
  pilha bateria nobreak trava fechadura sinaleira sirene engrenagem embreagem correia corrente eixo polia guia rolamento batente braco
  encoder dps disjuntor fio tomadaeletrica cancela seccionado enrolar chave camera alarme inverter suporte solda pintura coluna seguro garantia
  contrato laudo multa desconto cartao pix apagao sinaleiro portariaremota fimdecurso social notafiscal rosto senha inundado basculante correr pivotante madeira
  ferro aluminio vidro trinco cadeado parafuso pistao rele fusivel modulo luz fechaautomatico
`);

/** What a leaf is and how it goes: an answer for all of them may name it by the way. */
export const KINDS_OF_LEAF = listOf("basculante correr pivotante madeira ferro aluminio vidro seccionado enrolar");

/** What a matter is of, as nearly all are: "do portão", "do motor", "em casa". */
export const WHERE_IN = listOf("portao motor garagem casa");

/** What nearly every title names, and what is done to it. */
export const GENERAL = listOf(
  "portao motor garagem casa colocar consertar trocar visita tecnico revisao servico assistencia atendimento atende orcamento manutencao automatizador comprar",
);
