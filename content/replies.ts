/** Short messages of the owner to those who wrote, as every site has them at first. */
import type { Reply } from "#domain/reply/reply";

export const replies: readonly Reply[] = [
  {
    name: "Primeira resposta",
    use: "first",
    gate: "todos",
    text: "Olá, {nome}! Aqui é da {{empresa}}. Para eu dizer o motor certo e o preço, me mande uma foto do portão inteiro, a largura e a altura, e conte se ele corre de lado, levanta ou abre como porta. Em que bairro fica?",
  },
  {
    name: "Primeira resposta: deslizante",
    use: "first",
    gate: "deslizante",
    text: "Olá, {nome}! Aqui é da {{empresa}}. Para portão deslizante preciso da largura da folha, de uma foto do trilho e de outra do lugar do motor. Conte também se ele corre leve com a mão. Com isso digo o motor e o preço.",
  },
  {
    name: "Primeira resposta: basculante",
    use: "first",
    gate: "basculante",
    text: "Olá, {nome}! Aqui é da {{empresa}}. Para portão basculante preciso da largura, da altura e de uma foto por dentro, com os braços e os contrapesos aparecendo. Conte se ele para no meio quando você solta com a mão. Com isso digo o motor e o preço.",
  },
  {
    name: "Primeira resposta: pivotante",
    use: "first",
    gate: "pivotante",
    text: "Olá, {nome}! Aqui é da {{empresa}}. Para portão pivotante preciso saber se são uma ou duas folhas, a largura de cada uma e ver uma foto por dentro, com as colunas e as dobradiças. Conte se abre para dentro ou para fora. Com isso digo o motor e o preço.",
  },
  {
    name: "Faixa de preço",
    use: "first",
    gate: "todos",
    text: "Olá, {nome}! O motor instalado fica na faixa de {{faixa-preco}}, conforme o peso e o uso do portão. Dá para parcelar em {{parcelas}}. Veja [o preço do seu](/orcamento)\nSe preferir, mande a largura, a altura e uma foto que eu digo o preço exato.",
  },
  {
    name: "O que fotografar",
    use: "first",
    gate: "todos",
    text: "Olá, {nome}! Me ajude com quatro fotos: o portão inteiro, de frente; o motor, se já tem um; a etiqueta do motor, que dê para ler; e o lugar da tomada mais perto. Não precisa aparecer ninguém nem placa de carro.",
  },
  {
    name: "Orçamento enviado",
    use: "quote",
    gate: "todos",
    text: "Olá, {nome}! O seu orçamento está por escrito neste link, em que você lê com calma e, se quiser, aceita: {link}\nQualquer dúvida, pergunte por aqui.",
  },
  {
    name: "Retomar o orçamento",
    use: "followUp",
    gate: "todos",
    text: "Olá, {nome}! Aqui é da {{empresa}}. Ficou alguma dúvida sobre o orçamento do portão? Ele está aqui: {link}\nSe mudou alguma coisa, me conte que eu refaço. Se resolveu de outro jeito, também me diga, sem problema.",
  },
  {
    name: "Visita confirmada",
    use: "visit",
    gate: "todos",
    text: "Olá, {nome}! A visita ao seu portão está confirmada para {dia}, {janela}. Deixe livre o espaço em volta do portão e do motor. Se surgir um imprevisto, avise por aqui: há {{remarcacao-gratis}}.",
  },
  {
    name: "A caminho",
    use: "visit",
    gate: "todos",
    text: "Olá, {nome}! O técnico da {{empresa}} está a caminho. Se o portão estiver travado, não force: espere por nós.",
  },
  {
    name: "Serviço feito e garantia",
    use: "done",
    gate: "todos",
    text: "Olá, {nome}! O serviço está feito. O motor tem {{garantia-motor}} de garantia e a instalação, {{garantia-instalacao}}, contados de hoje. O certificado está aqui, guarde o link: {link}\nSe algo não ficar bem, mande uma foto por aqui.",
  },
  {
    name: "Pedir opinião",
    use: "review",
    gate: "todos",
    text: "Olá, {nome}! Obrigado por chamar a {{empresa}}. Conte em duas linhas como foi o serviço, o que deu certo e o que não deu, por este link só seu, que vale por 30 dias e também retira o que você escreveu: {link}\nSe preferir, conte no nosso perfil público: {perfil}",
  },
  {
    name: "Manutenção do portão",
    use: "maintenance",
    gate: "todos",
    text: "Olá, {nome}! Aqui é da {{empresa}}. Já faz um tempo que cuidamos do seu portão, e a revisão evita que ele pare na hora errada. A manutenção expressa custa {{manutencao-expressa}}. Quer marcar um dia?",
  },
  {
    name: "A garantia está no fim",
    use: "guarantee",
    gate: "todos",
    text: "Olá, {nome}! Aqui é da {{empresa}}. A garantia do serviço no seu portão está perto do fim; o certificado está aqui: {link}\nSe ele faz algum barulho novo, para no meio ou falha no controle, me conte agora, enquanto a garantia vale.",
  },
  {
    name: "Fora da nossa área",
    use: "other",
    gate: "todos",
    text: "Olá, {nome}! Obrigado por escrever. Não atendemos o seu endereço, e eu não quero prometer uma visita que não vai acontecer. Veja [as cidades que atendemos](/sitemap#cidades)\nProcure um técnico da sua região com experiência em motor {{marca}}.",
  },
  {
    name: "Fechado hoje",
    use: "other",
    gate: "todos",
    text: "Olá, {nome}! Hoje não estamos atendendo. Respondemos pelo WhatsApp {{horario-whatsapp}}. Se o portão está travado, não force nem desmonte nada. Veja [o que dá para conferir sem risco](/topicos/portao-automatico-nao-abre)",
  },
];
