import { wordGroups } from "../word-set";

/**
 * What titles call alike, by the first word of each group, which is no other's. Some groups only part a word from another one
 * whose stem is the same: "solo" from "solar", "cabe" from "cabo".
 */
const ALIKE = `
  quilo kg kgs kilo kilos quilos peso pesado pesada pesa toneladas | aterramento aterrar aterrado aterra | cancela cancelas
  metro metros mts largura largo comprimento comprido | comprar compra compro comprei comprou comprado comprada
  tensaoeletrica volt 110 127 220 volts voltagem tensao 110v 127v 220v | hp potencia cv | energia luz eletricidade
  queimou queimado queimada queimar queima queimando
  predio predios edificio edificios condominio condominios apartamento apartamentos predial
  correr deslizante deslizantes corredico corredica | pivotante pivotantes folhas
  celular celulares aplicativo aplicativos app wifi smartphone internet online
  consertar arrumar reparar conserto reparo conserta consertam conserte consertem arrume arrumem arruma arrumam arrumaram consertei
  colocar instalar instalacao montar montagem automatizar automatizacao motorizar automacao instalado instalada instalam botar
  trocar troca trocam substituir substituicao troquei | placa central centrais placas
  graxa oleo lubrificar lubrificante lubrificacao engraxar wd40 desengripante
  barulho gemendo geme gemido ruido barulhento rangendo rangido range ranger chiando rugido | visita tecnica | calcada passeio rua
  carro veiculo veiculos carros automovel uber | garagem garagens | usado usada seminovo recondicionado
  clonar clonado clonagem copiar copia | sinalroubado clonaram clonou copiaram
  ladrao ladroes bandido bandidos arrombamento arrombar assalto assaltante roubo invasao
  apagar excluir deletar remover cancelar cancelo bloquear bloqueio desativar descadastrar | perdeu perdi perdido perdida roubado sumiu
  vizinho vizinhos vizinha | devagar lento lenta demorando lentidao | trava travas travar trancar tranca travamento
  emperrado emperrada emperra emperrou travado travada travados travou travando preso presa prendeu enroscado enroscou enroscando agarrado agarrando pegando
  cachorro cao caes animal animais pet bicho bichos | gato gatos gata | norma nbr normas abnt | lei leis legislacao | portao portoes
  motor motores automatizador automatizadores maquina | zumbir zumbindo ronca roncando zumbe zumbido roncou
  andar anda move mexe mover mexer | sair saio sai | roldana roldanas roda rodas rodinha rodinhas | botao botoeira botoeiras
  botoes teclas tecla | pilha pilhas | abrir abre abrindo abriu abertura abrem | fechar fecha fechando fechou fechamento fecham
  parou parado parada parando | quebrou quebrado quebrada quebrar estragou estragado quebra
  arrebentou arrebentado partido partida estourou estourado partiu rompeu | molhou molhado molhada molha encharcou
  enchente alagou alagado inundacao inundou alagamento | pagar paga pagam | responsavel responsabilidade
  inquilino locatario aluguel alugado alugada alugo aluguei | dono proprietario locador | zelador porteiro | crianca criancas filho bebe
  sozinho sozinha | rapido rapida veloz velocidade | choque choques eletrocutado | cheiro fedor | aceso acende | piscando pisca
  formiga formigas inseto insetos lagartixa barata | ferrugem enferrujado enferrujada oxidado
  torto torta empenado empenada entortou desalinhado desalinhada | bater bate bateu batendo bateram batida pancada
  tranco trancos solavanco tremendo treme trepidando | descer desce descendo desceu | subir sobe subindo subiu | caiu cair cai despencou
  domingo domingos feriado feriados | madrugada noite | revisao preventiva manutencao | sensor sensores fotocelula fotocelulas
  multa multado | prefeitura subprefeitura | autorizacao licenca alvara permissao | nobreak backup
  verificar verifica verificam conferir confere checar checa checagem olhar olha inspecionar examinar examina vistoriar testar testa
  calcular calculo descobrir medir | aguentar aguenta aguentam suporta suportar
  ciclo ciclos acionamento acionamentos manobra manobras aberturas
  esquentar esquenta esquentando esquentou aquece aquecer aquecendo aquecimento superaquecimento superaquece quente ferve fervendo
  desligar desliga desligou desligando desligado desarma desarmar desarmou apaga apagou
  gasto gasta gastou gastando desgaste desgastado desgastada desgastou desgastar comida comido comidos comidas comeu comendo moida roido espanou espanada espanado
  inverter inversor inversora | regular regulagem regulo ajuste ajustar ajustes ajusto calibrar
  desregulado desregulou desregulada desajustado desajustou desregula | fio fios fiacao cabeamento
  fraco fraca fracos enfraqueceu fraquinho | rosto face | senha teclado | perigo perigoso perigosa perigosos risco riscos arriscado
  cuidado cuidados precaucao precaucoes | encostar encosto encosta encostou tocar | escapar escapa fugir foge fugiu fuga
  limpar limpeza limpo lavar lavagem | seguidas intenso intensivo movimentado movimento fluxo | antigo antiga antigos velho velha velhos
  emprestado emprestar | destravar destrava soltar destravo destravamento destravado destravada
  solto soltou solto solta soltando frouxo frouxa folgado folgada bambo bamba folga
  afundar afundou afundado afundada cedeu ceder cedendo | vento ventania vendaval rajada | buraco buracos esburacado
  lixar pintar pintura | confiavel confiar seguro segura | contar prestacao contas
  recarga recarregar carregar carrega descarregada descarregou | grudar grudou colado colou gruda | perto proximo encostado
  longe distante distancia alcance alcanca | grau inclinado inclinada inclinacao rampa aclive declive caimento subida descida ladeira
  barato baratos economico economica | levinho leve leves | eclusa clausura gaiola | sirene sirenes campainha alarme bipe bip
  incomodar incomoda incomodando reclama reclamando reclamacao perturba | fila filas congestionamento
  morador moradores condomino condominos | fixar fixado fixacao parafusar
  programar programa programacao programo configurar configuracao configuro parametrizar
  cadastrar cadastro cadastrado cadastra cadastramos gravar gravacao gravo memorizar codificar codificacao parear emparelhar sincronizar
  amassado amassada amassou amassar amassando | chave chaves chavinha | entregar entrega entregas | fotovoltaico solar solares
  modelosolo solo | comportar cabe cabem | receio medo | relezinho rele reles | lama barro | enrolar rolo | pequena curta curtas
  codigofixo fixo fixos | quedadeluz apagao apagoes | carreta caminhao caminhoes carretas
  rachado rachada rachou trincado trincada trinca trincou
`;

/** Words of the same group are one word. */
export const SAME_WORDS: ReadonlyMap<string, string> = new Map(
  wordGroups(ALIKE).flatMap((words) => words.map((word) => [word, words[0] as string] as const)),
);
