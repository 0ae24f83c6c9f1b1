import { integer, part } from "#domain/forms/controls";
import { cep, cnpj, email, group, optionalLandline, optionalUrl, pattern, phone, text, url } from "./controls";

export const identity = group("empresa", {
  manufacturer: text("Marca dos motores", { max: 40 }),
  tradeName: text("Nome comercial", { max: 60, help: "Como a empresa é conhecida. Aparece no cabeçalho, no rodapé e nos buscadores." }),
  tagline: text("Frase da empresa", { max: 160, help: "Aparece no rodapé, nos buscadores e quando a página inicial é compartilhada." }),
  legalName: text("Razão social", { max: 120, help: "Como está no CNPJ. Aparece no rodapé e nas páginas legais." }),
  cnpj: cnpj("CNPJ"),
  email: email("E-mail de contato", {
    group: "contato",
    help: "Alguém deve lê-lo todos os dias: os textos legais o indicam para pedidos sobre dados.",
  }),
  address: part("Endereço", {
    street: text("Rua, número e bairro", { max: 160 }),
    city: text("Cidade", { max: 80 }),
    state: pattern("Estado", /^[A-Z]{2}$/, "Informe a sigla do estado, como SP."),
    postalCode: cep("CEP"),
    country: pattern("País", /^[A-Z]{2}$/, "Informe a sigla do país, como BR."),
  }),
  reviewProfileUrl: optionalUrl("Perfil público de avaliações", {
    group: "contato",
    hasQuery: true,
    help: "Quem escreve um depoimento é convidado, sem exceção, a contar também lá. Vazio: o convite não aparece.",
  }),
  since: integer("Ano de fundação", { min: 1900, max: 2100, group: "afirmacoes", help: "Desde quando a empresa atende." }),
});

export const contact = group("contato", {
  phone: phone("Telefone e WhatsApp", {
    env: "CONTACT_PHONE",
    help: "Todos os botões de contato do site chamam este número.",
  }),
  landline: optionalLandline("Telefone fixo", { help: "Só para ligar: aparece no rodapé ao lado do WhatsApp. Vazio: nada aparece." }),
  chatHost: url("Endereço do serviço de conversa", {
    env: "CONTACT_CHAT_HOST",
    help: "O começo dos links de conversa. Para o WhatsApp: https://wa.me",
  }),
});

export const privacy = group("contato", {
  contactMonths: integer("Prazo das anotações de contatos", {
    min: 1,
    max: 120,
    unit: "meses",
    help: "Depois dele, nome, bairro e anotação de cada contato do painel são apagados; dia, página, situação e valor ficam. A política de privacidade diz este prazo.",
  }),
});

export const site = group("site", {
  heroVideoUrl: optionalUrl("Vídeo da página inicial", {
    env: "HERO_VIDEO_URL",
    hasQuery: true,
    help: "O endereço de incorporação, que o serviço do vídeo dá para mostrá-lo em outra página. Ele abre dentro da página inicial quando alguém aperta o botão, e só então. Vazio: no lugar dele fica o vídeo que veio com o site, de um portão abrindo.",
  }),
  indexNowKey: pattern(
    "Chave do IndexNow",
    /^([A-Za-z0-9-]{8,128})?$/,
    "Informe de 8 a 128 letras sem acento, dígitos ou hifens, ou deixe vazio.",
    { env: "INDEXNOW_KEY", help: "Com ela, os buscadores são avisados das páginas novas na hora. Invente uma; ela é pública." },
  ),
  aiModel: text("Modelo de IA", { max: 120, env: "AI_MODEL", help: "O modelo que escreve os textos quando há uma chave de IA." }),
  aiBaseUrl: url("Endereço do serviço de IA", {
    env: "AI_BASE_URL",
    isSealed: true,
    help: "Mude só se usar outro serviço que fale como o da OpenAI. A chave salva vale só para o endereço em que foi salva.",
  }),
});
