/** Words of titles about gates as they are written: what is typed without accents, or one letter off, is one of these. */
export const TITLE_WORDS = `
  portão portões automático automáticos automática automáticas eletrônico eletrônicos eletrônica eletrônicas elétrico elétrica elétricos elétricas
  motor motores instalação instalações instalar instalador conserto consertos consertar manutenção manutenções preventiva corretiva
  assistência técnica técnico técnicos reparo reparos revisão regulagem lubrificação limpeza troca substituição automatização automatizar
  automação automatizador automatizadores orçamento orçamentos preço preços quanto quarto custa valor emergência urgente urgência plantão
  basculante basculantes deslizante deslizantes pivotante pivotantes articulado articulada correr abrir garagem garagens residencial
  condomínio condomínios prédio prédios comércio comercial indústria industrial galpão galpões sobrado residência
  controle controles remoto remotos placa placas central comando fotocélula fotocélulas sensor sensores cremalheira cremalheiras engrenagem
  engrenagens roldana roldanas trilho trilhos capacitor capacitores embreagem encoder receptor rolamento rolamentos dobradiça dobradiças
  contrapeso contrapesos braço cancela cancelas interfone botoeira sinaleira nobreak bateria fechadura fechaduras trava travas
  barulho barulhento travado travando sozinho sozinha esquenta esquentando queimado queimada disjuntor energia chuva lento quebrado quebrada
  problema problemas defeito defeitos solução soluções serviço serviços empresa eletricista atendimento garantia desconto novo antigo
  melhor qual quais quando onde como porque região bairro cidade rápido rápida barato segurança acessórios código rolante fixo
  não está você também até três grátis público pública alumínio vídeo câmera clonagem programação programar
  velocidade potência monofásico trifásico bivolt desaceleração aterramento proteção elétricos
`
  .split(/\s+/)
  .filter(Boolean);

/** Misspellings more than a letter off, or at the edge of the word. */
export const MISSPELLINGS: Readonly<Record<string, string>> = {
  altomatico: "automático",
  autometico: "automático",
  portaum: "portão",
  portam: "portão",
  potao: "portão",
  protao: "portão",
  purtao: "portão",
  portoes: "portões",
  portaos: "portões",
  motro: "motor",
  mutor: "motor",
  moror: "motor",
  eletronio: "eletrônico",
  eletronco: "eletrônico",
  istalacao: "instalação",
  instalassao: "instalação",
  instalasao: "instalação",
  intalacao: "instalação",
  manutensao: "manutenção",
  manutenssao: "manutenção",
  manuntencao: "manutenção",
  manutecao: "manutenção",
  concerto: "conserto",
  concertar: "consertar",
  concertos: "consertos",
  comserto: "conserto",
  acistencia: "assistência",
  asistencia: "assistência",
  assitencia: "assistência",
  vasculante: "basculante",
  basculhante: "basculante",
  baculante: "basculante",
  deslisante: "deslizante",
  dislizante: "deslizante",
  pivotant: "pivotante",
  orsamento: "orçamento",
  orssamento: "orçamento",
  presso: "preço",
  emergensia: "emergência",
  cremadeira: "cremalheira",
  gremalheira: "cremalheira",
  fotosselula: "fotocélula",
  rondana: "roldana",
  garajem: "garagem",
  comdominio: "condomínio",
  eletrisista: "eletricista",
  eletrecista: "eletricista",
  tequinico: "técnico",
  sosinho: "sozinho",
  naum: "não",
  barulio: "barulho",
  qeimado: "queimado",
  travdo: "travado",
  // As messages have them.
  hj: "hoje",
  vc: "você",
  vcs: "vocês",
  td: "tudo",
  nd: "nada",
  mto: "muito",
  qto: "quanto",
  qnto: "quanto",
  qnt: "quanto",
  qdo: "quando",
  qndo: "quando",
  tbm: "também",
  cel: "celular",
  dnv: "novamente",
  pq: "porque",
  qqr: "qualquer",
  qtos: "quantos",
  qnts: "quantos",
  qts: "quantos",
  qtas: "quantas",
  hr: "hora",
  hrs: "horas",
  jd: "jardim",
  obg: "obrigado",
  pfv: "favor",
  cmg: "comigo",
  dps: "depois",
  tb: "também",
  mt: "muito",
  mta: "muita",
  mtas: "muitas",
  mtos: "muitos",
  qnd: "quando",
  qd: "quando",
  msm: "mesmo",
  agr: "agora",
  ngm: "ninguém",
  alg: "alguém",
  vlr: "valor",
  apto: "apartamento",
  aptos: "apartamentos",
  cond: "condomínio",
  n: "não",
  q: "que",
  p: "para",
  c: "com",
  d: "de",
};
