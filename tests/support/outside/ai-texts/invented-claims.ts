/** Sentences that a provider invents: each states something that is in no register, in digits or in words. */
export const inventedClaims: readonly string[] = [
  // Prices.
  "A troca completa sai por R$ 499.",
  "O serviço custa oitocentos reais com a peça.",
  "A visita técnica fica em 60 reais.",
  "Pague em doze vezes sem juros no cartão.",
  "Hoje a mão de obra sai pela metade do preço.",
  "Na primeira visita o diagnóstico vem com 15% de desconto.",
  "Quem fecha o pacote economiza vinte por cento.",
  "A lubrificação de todo o conjunto é de graça neste mês.",
  // Terms and warranties.
  "A peça tem dois anos de garantia.",
  "Cada conserto leva garantia de 90 dias.",
  "O motor instalado tem garantia vitalícia.",
  "Chegamos ao local em até 40 minutos.",
  "O reparo termina em meia hora.",
  "Nossa equipe resolve o problema no mesmo dia.",
  "A peça é entregue em três dias úteis.",
  "Com o uso certo, a roldana dura quinze anos.",
  "O equipamento tem garantia de fábrica contra qualquer defeito.",
  // Hours.
  "Atendemos vinte e quatro horas, sete dias por semana.",
  "Nosso plantão funciona das 7h às 22h.",
  "Atendemos de segunda a sábado, inclusive na véspera de feriado.",
  "O atendimento vai das oito às dezoito.",
  "Atendemos dia e noite em toda a região.",
  // Counts, years and ratings.
  "Já são mais de mil clientes atendidos na região.",
  "Instalamos 3.500 motores nos últimos tempos.",
  "Estamos no mercado desde 1987.",
  "São vinte e cinco anos de experiência com portões.",
  "Temos cinco lojas espalhadas pela cidade.",
  "A empresa tem nota 4,9 no Google.",
  "Nosso serviço recebe nota cinco de quem contrata.",
  "Somos uma empresa cinco estrelas.",
  "Milhares de clientes confiam no nosso trabalho.",
  // How to reach somebody.
  "Ligue agora para (11) 98765-4321 e agende.",
  "Mande a foto para contato@portoesrapidos.com.br sem compromisso.",
  "Nossa loja fica na Rua Augusta, perto do metrô.",
  // Norms and standing.
  "A instalação segue a NBR 16025 em cada etapa.",
  "Somos empresa certificada e com selo do Inmetro.",
  "O motor é homologado e o instalador, premiado.",
  "O trabalho obedece à norma ISO 9001.",
  // People.
  "Dona Maria, da Mooca, ficou encantada com o silêncio do motor.",
  "Um cliente satisfeito disse que nunca mais teve dor de cabeça.",
];
