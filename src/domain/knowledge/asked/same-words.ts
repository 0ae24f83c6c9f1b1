import { wordGroups } from "../word-set";

/**
 * What titles call alike, by the first word of each group, which is no other's. Forms that are cut to the same stem as that word
 * need not be listed, nor those of a word whose stem has five letters and is in no other group. Some groups only part a word from
 * another one whose stem is the same: "solo" from "solar", "cabe" from "cabo", "caminho" from "caminhão".
 */
const ALIKE = `
  quilo kg kgs kilo kilos peso pesado pesada pesa toneladas | cancela cancelas | metro mts largura largo comprimento comprido comprida | comprar
  tensaoeletrica volt 110 127 220 volts voltagem tensao 110v 127v 220v | hp potencia cv | energia luz eletricidade
  predio edificio condominio apartamento predial | correr deslizante corredico | pivotante folhas
  celular celulares aplicativo app wifi smartphone internet online | consertar arrumar reparar
  colocar instalar montar montagem automatizar motorizar automacao botar | trocar substituir substituicao troquei | placa central centrais
  graxa oleo lubrificar lubrificante engraxar wd40 desengripante
  barulho gemendo geme gemido ruido barulhento rangendo rangido range ranger chiando rugido | visita tecnica | calcada passeio rua
  carro veiculo automovel uber | garagem garagens | usado usada seminovo recondicionado | clonar clonagem copiar copia
  sinalroubado clonaram clonou copiaram | ladrao bandido bandidos arrombamento assalto assaltante roubo invasao
  apagar excluir deletar remover cancelar bloquear bloqueio desativar descadastrar | perdeu perdi roubado sumiu
  devagar lento lenta demorando lentidao | trava travas travar trancar tranca travamento trancado trancada
  emperrado travado travada travados travou travando preso presa prendeu enroscado agarrado pegando
  cachorro cao caes animal animais pet bicho bichos | norma nbr abnt | lei legislacao | motor automatizador maquina
  zumbir ronca roncando roncou | andar move mexe mover mexer | sair saio sai | roldana roda rodas rodinha | botao botoeira
  botoes teclas tecla | abrir abertura | quebrou estragou | arrebentou partido partida estourou partiu rompeu | molhou encharcou
  enchente alagou alagado inundacao alagamento | responsavel responsabilidade | inquilino locatario aluguel alugado alugada alugo aluguei
  dono proprietario locador | zelador porteiro porteiros | crianca filho bebe | rapido veloz velocidade | choque eletrocutado | cheiro fedor
  aceso acende | formiga inseto lagartixa barata | ferrugem enferrujado oxidado | torto empenado entortou desalinhado | bater pancada
  tranco solavanco tremendo treme trepidando | subir sobe | caiu cair cai despencou | domingo feriado feriados | madrugada noite
  revisao preventiva manutencao | sensor fotocelula | prefeitura subprefeitura | autorizacao licenca alvara permissao | nobreak backup
  verificar conferir checar checa checagem olhar olha inspecionar examinar vistoriar testar testa | calcular descobrir medir
  aguentar suporta suportar suportam | ciclo acionamento manobra aberturas | esquentar aquece superaquecimento quente ferve fervendo
  desligar desarma apaga apagou | gasto desgaste comida comido comidos comidas comeu comendo moida roido espanou | inverter inversor
  regular regulagem ajuste calibrar | desregulado desajustado | fio fios fiacao cabeamento | fraco enfraqueceu fraquinho | rosto face
  senha teclado | perigo perigoso risco riscos arriscado | cuidado precaucao | encostar encosto encosta encostou tocar
  escapar fugir foge fugiu fuga | limpar limpeza lavar lavagem | seguidas intenso intensivo movimentado movimento fluxo
  antigo velho velha velhos | destravar destrava soltar | solto frouxo folgado folgada bambo bamba folga | afundar cedeu ceder cedendo
  vento ventania vendaval rajada | buraco esburacado | lixar pintar pintura | confiavel confiar seguro | contar prestacao
  recarga recarregar carregar descarregada | grudar colado colou | perto proximo encostado | longe distante distancia alcance
  grau inclinado rampa aclive declive caimento subida descida ladeira | barato economico | levinho leve leves | eclusa clausura gaiola
  sirene campainha alarme bipe bip | incomodar reclama perturba | fila congestionamento | morador condomino | fixar parafusar
  programar configurar parametrizar | cadastrar gravar gravacao gravo memorizar codificar parear emparelhar sincronizar | chave chavinha
  fotovoltaico solar solares | modelosolo solo | comportar cabe cabem | receio medo | relezinho rele reles | lama barro | enrolar rolo
  pequena curta curtas | codigofixo fixo fixos | quedadeluz apagao apagoes | carreta caminhao caminhoes | trajeto caminho caminhos
  rachado trincado trinca trincas trincou trincada trincando | fechotrinco trinco trincos | suportedemetal suporte suportes
  porteirarural porteira porteiras | sabadodia sabado sabados | estacaoquente verao | ocasiao caso casos | comandar comando
`;

/** Words of the same group are one word. */
export const SAME_WORDS: ReadonlyMap<string, string> = new Map(
  wordGroups(ALIKE).flatMap((words) => words.map((word) => [word, words[0] as string] as const)),
);
