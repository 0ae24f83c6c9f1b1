import type { ContactPlace } from "#domain/contact/contact-ref";
import type { ContactFields } from "#domain/contacts/contact-schema";
import { placePath, topicPath } from "#domain/site/paths";
import type { PageDraft } from "#server/pages/page-intents";

/** Pages that look like what the panel holds after some weeks; every claim is the generator's or the register's. */
export const generatedTitles = [
  "Motor para portão de correr em Guarulhos",
  "Portão eletrônico não fecha: o que verificar",
  "Quanto custa automatizar um portão basculante",
  "Manutenção de portão automático em Osasco",
];

export const trashedTitle = "Controle remoto de portão parou de funcionar";
const draftTitle = "Como medir o vão da garagem";
export const renamedTitle = "Cuidados com o portão na época de chuva";
export const renamedSlug = "portao-na-chuva";

const careText = `<p>Água e barro são o que mais pesa num portão de correr. Antes da época de chuva vale olhar o trilho.</p>
<h2>O que olhar</h2><ul><li>Trilho limpo, sem folhas nem pedras.</li><li>Ralo do trilho desentupido.</li><li>Tampa do motor bem fechada.</li></ul>`;

export const writtenPages: readonly (PageDraft & { title: string })[] = [
  {
    title: draftTitle,
    description: "Largura, altura e espaço lateral: o que anotar antes de pedir um orçamento.",
    content: "<p>Anote a largura e a altura do vão e quanto sobra de parede de cada lado.</p>",
    origin: "manual",
    status: "draft",
  },
  {
    title: renamedTitle,
    description: "O que olhar no portão antes da época de chuva.",
    content: careText,
    origin: "manual",
  },
  {
    title: "Portão de condomínio: o que combinar antes da troca do motor",
    description: "Horários, controles e acesso durante a obra: o que o síndico combina antes.",
    content:
      "<p>Numa troca em condomínio o serviço é a parte fácil. O que precisa de conversa é o acesso enquanto o portão está parado.</p><h2>Antes da visita</h2><ul><li>Quem abre o portão à mão durante a troca.</li><li>Quantos controles são preciso regravar.</li><li>Qual horário tem menos movimento.</li></ul>",
    origin: "ai",
  },
];

/** What the generator is asked for in one go. */
export const runTitles = [
  "Motor para portão pivotante em Barueri",
  "Troca de motor de portão antigo em Cotia",
  "Portão automático fazendo barulho",
];

/** Asked of a provider without a key: every title fails, and nobody is called. */
export const failingTitles = ["Portão automático para garagem pequena", "Sensor de portão: para que serve"];

export const lostPaths = ["/motor-ppa", "/links-uteis/motor-de-portao-antigo", "/contato"];
export const redirectedPath = "/perguntas";

export const people = [{ email: "atendimento@abrefacil.local", name: "Atendimento" }];

type SampleContact = Omit<ContactFields, "ref" | "day" | "followOn" | "followAbout"> & { path?: string; place?: ContactPlace };

/** From a place's page, from a topic's, and by a call. */
export const contacts: readonly SampleContact[] = [
  {
    path: placePath("santana"),
    place: "hero",
    state: "sold",
    value: 950,
    firstName: "Regina",
    district: "Santana",
    note: "Portão de correr, motor antigo fica.",
    gate: "deslizante",
  },
  {
    path: topicPath("motor-ppa-solo"),
    place: "bar",
    state: "quote",
    value: 800,
    firstName: "",
    district: "Mooca",
    note: "",
    gate: "",
  },
  { state: "new", value: null, firstName: "", district: "", note: "Ligou, indicação de vizinho.", gate: "" },
];
