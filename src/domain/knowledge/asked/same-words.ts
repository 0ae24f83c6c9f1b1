/** What titles call alike, by the first of each line, which is no other's. */
const ALIKE = `
  quilo kg kgs kilo kilos quilos peso pesado pesada pesa toneladas
  metro metros mts largura largo comprimento comprido
  volt 110 127 220 volts voltagem tensao 110v 127v 220v
  hp potencia cv
  energia luz eletricidade
  queimou queimado queimada queimar queima queimando
  predio predios edificio edificios condominio condominios apartamento apartamentos predial
  correr deslizante deslizantes corredico corredica
  pivotante pivotantes folhas
  celular aplicativo app wifi smartphone internet
  consertar arrumar reparar conserto reparo conserta consertam arruma arrumam arrumaram consertei
  colocar instalar instalacao montar montagem automatizar automatizacao motorizar automacao instalado instalada instalam botar
  trocar troca trocam substituir substituicao troquei
  placa central centrais placas
  graxa oleo lubrificar lubrificante lubrificacao engraxar wd40 desengripante
  barulho ruido barulhento rangendo rangido range ranger chiando rugido
  visita tecnica
  calcada passeio rua
  carro veiculo veiculos carros automovel uber
  garagem garagens
  usado usada seminovo recondicionado
  clonar clonado clonagem clonaram clonou copiar copia copiaram
  ladrao ladroes bandido bandidos arrombamento arrombar assalto assaltante roubo invasao
  apagar excluir deletar remover
  perdeu perdi perdido perdida roubado sumiu
  vizinho vizinhos vizinha
  devagar lento lenta demorando lentidao
  travar travado travada trancar trava travou emperrado emperrada emperra emperrou preso presa
  cachorro cao animal animais gato pet bicho bichos
  norma nbr normas abnt
  lei leis legislacao
  portao portoes
  motor motores automatizador automatizadores maquina
  zumbir zumbindo ronca roncando zumbe zumbido roncou
  andar anda move mexe mover mexer
  sair saio sai
  roldana roldanas roda rodas rodinha rodinhas
  botao botoeira botoeiras
  botoes teclas tecla
  pilha pilhas
  abrir abre abrindo abriu abertura abrem
  fechar fecha fechando fechou fechamento fecham
  parou parado parada parando
  quebrou quebrado quebrada quebrar estragou estragado quebra
  arrebentou arrebentado estourou estourado partiu rompeu
  molhou molhado molhada molha encharcou
  enchente alagou alagado inundacao inundou alagamento
  pagar paga pagam responsavel responsabilidade
  inquilino locatario aluguel alugado alugada
  dono proprietario locador
  zelador porteiro
  crianca criancas filho bebe
  sozinho sozinha
  rapido rapida veloz velocidade
  choque choques eletrocutado
  cheiro fedor
  aceso acende
  piscando pisca
  formiga formigas inseto insetos lagartixa barata
  ferrugem enferrujado enferrujada oxidado
  torto torta empenado empenada entortou desalinhado desalinhada
  bater bate bateu batendo bateram batida pancada
  tranco trancos solavanco tremendo treme trepidando
  descer desce descendo desceu
  subir sobe subindo subiu
  caiu cair cai despencou
  domingo domingos feriado feriados
  madrugada noite
  revisao preventiva manutencao
  sensor sensores fotocelula fotocelulas
  multa multado
  prefeitura subprefeitura
  autorizacao licenca alvara permissao
  nobreak backup
`;

/** Words of the same line are one word. */
export const SAME_WORDS: ReadonlyMap<string, string> = new Map(
  ALIKE.split("\n").flatMap((line) => {
    const [one = "", ...others] = line.trim().split(/\s+/);
    return others.map((word) => [word, one] as const);
  }),
);

/** What a title that names it is about, whatever else it says: one that is answered names it too. */
export const THINGS: ReadonlySet<string> = new Set(
  `roldana trilho cremalheira placa sensor capacitor mola molas cabo contrapeso dobradica interfone botao teclas tag controle receptor antena
  pilha bateria nobreak trava fechadura sinaleira sirene engrenagem embreagem correia corrente eixo polia guia rolamento batente braco
  encoder dps disjuntor fio tomada cancela basculante correr pivotante seccionado enrolar madeira ferro aluminio vidro chave camera alarme
  inversor inverter suporte solda pintura coluna seguro garantia contrato laudo multa desconto cartao pix`.split(/\s+/),
);

/** What nearly every title names, and what is done to it. */
export const GENERAL: ReadonlySet<string> = new Set(
  "portao motor colocar consertar trocar visita tecnico revisao garagem servico casa".split(" "),
);
