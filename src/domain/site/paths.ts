import type { ContactState } from "#domain/contacts/contact-state";
import type { GateKind } from "#domain/gate/gate-kind";
import type { Scene } from "#domain/gate/scene";

/** Addresses of the site's own pages. */
export const PATHS = {
  home: "/",
  faq: "/faq",
  sitemap: "/sitemap",
  sitemapXml: "/sitemap.xml",
  menuLists: "/menu.html",
  terms: "/termos",
  privacy: "/privacidade",
  accessibility: "/acessibilidade",
  warranty: "/garantia",
  booking: "/agendar-instalacao",
  calendarFile: "/agendar-instalacao.ics",
  login: "/admin/login",
  panel: "/admin/painel",
  localGenerator: "/admin/local-generator",
  batchCreator: "/admin/batch-creator",
  pages: "/admin/paginas",
  newPage: "/admin/paginas/nova",
  register: "/admin/cadastro",
  contacts: "/admin/contatos",
  texts: "/admin/textos",
  agenda: "/admin/agenda",
  trash: "/admin/lixeira",
  activity: "/admin/atividade",
  beforeLaunch: "/admin/antes-de-publicar",
  heldPages: "/admin/retidas",
  audit: "/admin/auditoria",
  lostAddresses: "/admin/enderecos-perdidos",
  results: "/admin/resultados",
  pruning: "/admin/resultados/poda",
  importPages: "/admin/importar",
  copies: "/admin/copias",
  photos: "/admin/fotos",
  photoUpload: "/admin/fotos/enviar",
  /** Where other apps share photographs to; the panel's worker takes them. */
  photoShare: "/admin/fotos/receber",
  manifest: "/painel.webmanifest",
  people: "/admin/pessoas",
  account: "/admin/conta",
  /** What stands in place of a screen that is not for who asks for it. */
  refused: "/admin/sem-acesso",
  notFound: "/not-found",
  voices: "/admin/depoimentos",
  works: "/obras",
  workList: "/admin/obras",
  team: "/equipe",
  teamList: "/admin/equipe",
  /** Before the tokens of invitations. */
  voice: "/depoimento",
  /** Before the tokens of quotes and certificates. */
  sheet: "/documento",
  sheetList: "/admin/contatos/documentos",
  replies: "/admin/respostas",
  repliesDraft: "/admin/respostas/previa",
  visits: "/admin/visitas",
  /** Before the tokens by which calendars read visits. */
  calendarFeed: "/agenda",
} as const;

/** The landing page that answers with a price, and the address that finds the city of a postal code for it. */
export const ESTIMATE_PATH = "/orcamento";
export const CEP_PATH = `${ESTIMATE_PATH}/cep`;

/** What may be typed as a place, as browsers check it: a postal code is written to no address. */
export const NO_CEP = String.raw`(?!.*\d\d\.?\d\d\d).*`;

/** The drawing of a gate in a scene. @example drawingPath("deslizante", { building: "loja", hour: "noite" }) // "/desenhos/deslizante-loja-noite.svg" */
export const drawingPath = (gate: GateKind, { building, hour }: Scene) => `/desenhos/${gate}-${building}-${hour}.svg`;
/** The editor of a page. @example editPagePath("1f0c") // "/admin/paginas/1f0c" */
export const editPagePath = (id: string) => `/admin/paginas/${id}`;
/** What the audit found of one kind. */
export const auditPath = (kind: string) => `${PATHS.audit}?tipo=${kind}`;
/** The pages that are held back among those that a search finds. */
export const heldPagesPath = (query: string) => `${PATHS.pages}?busca=${encodeURIComponent(query)}&estado=retidas`;
/** A field of the register, or a part of it. @example factPath("plans.solo.price") // "/admin/cadastro#plans.solo.price" */
export const factPath = (path: string) => `${PATHS.register}#${path}`;
/** The register with what is to be said of a day, which is asked there. */
export const sayOfDayPath = ({ day, word }: { day: string; word: string }) =>
  `${PATHS.register}?grupo=horarios&dia=${day}&como=${encodeURIComponent(word)}`;
/** The whole notebook as a file. @example contactsFilePath("csv") // "/admin/contatos/exportar.csv" */
export const contactsFilePath = (format: "csv" | "json") => `${PATHS.contacts}/exportar.${format}`;
/** The contacts that a search finds. @example findContactsPath("FH4K") // "/admin/contatos?busca=FH4K" */
export const findContactsPath = (query: string) => `${PATHS.contacts}?busca=${encodeURIComponent(query)}`;
/** The contacts of one state. @example contactsPath("new") */
export const contactsPath = (state: ContactState) => `${PATHS.contacts}?situacao=${state}`;
/** The file of a copy. @example copyPath("abre-facil-2026-11-22-06-00-07-000.sqlite") */
export const copyPath = (name: string) => `${PATHS.copies}/${name}`;

/** Where a landing page is begun, in place of a text's name. */
export const NEW_LANDING_NAME = "nova-pagina";

/** The editor of a text. @example editTextPath("landing/osasco-portoes") // "/admin/textos/landing/osasco-portoes" */
export const editTextPath = (path: string) => `/admin/textos/${path}`;
/** The page with a text as it is typed. */
export const previewTextPath = (path: string) => `/admin/previa/${path}`;
/** Where an invitation is made for somebody, in the owner's own words. */
export const inviteVoicePath = (invitee: string) => `${PATHS.voices}?convite=${encodeURIComponent(invitee)}`;
/** The page behind an invitation to say how it went. */
export const voicePath = (token: string) => `${PATHS.voice}/${token}`;
/** The photograph that came with what stands behind an invitation, for who has the link. */
export const voicePhotoPath = (token: string) => `${voicePath(token)}/foto`;
/** A quote or a certificate, for who has its link. */
export const sheetPath = (token: string) => `${PATHS.sheet}/${token}`;
/** Where the panel keeps what a contact was given in writing. */
export const sheetsOfPath = (contactId: string) => `${PATHS.sheetList}?contato=${contactId}`;
/** What can be sent to a contact, what is due first where it is named. */
export const repliesToPath = (contactId: string, about?: string) =>
  `${PATHS.replies}?contato=${contactId}${about ? `&assunto=${about}` : ""}`;
/** The visits of a day. @example visitsPath("2026-11-24") // "/admin/visitas?dia=2026-11-24" */
export const visitsPath = (day: string) => `${PATHS.visits}?dia=${day}`;
/** Where a visit to a contact is arranged. */
export const bookPath = (contactId: string) => `${PATHS.visits}?contato=${contactId}`;
export const visitFilePath = (id: string) => `${PATHS.visits}/${id}.ics`;
/** What a calendar reads again and again, for who has the address. */
export const calendarFeedPath = (token: string) => `${PATHS.calendarFeed}/${token}.ics`;
export const editWorkPath = (id: string) => `${PATHS.workList}?obra=${id}`;

/** In place of a work's id: one that is begun. */
export const NEW_WORK = "nova";

export const newAnnouncementPath = () => `${PATHS.newPage}?aviso`;
export const newWorkPath = () => editWorkPath(NEW_WORK);
/** Where the panel changes somebody of the team. */
export const editTechnicianPath = (id: string) => `${PATHS.teamList}?pessoa=${id}`;
/** Where visitors read of somebody of the team. @example technicianPath("rui") // "/equipe#rui" */
export const technicianPath = (slug: string) => `${PATHS.team}#${slug}`;
/** @example workPath("troca-de-motor-na-mooca") // "/obras/troca-de-motor-na-mooca" */
export const workPath = (slug: string) => `${PATHS.works}/${slug}`;
/** @example placePath("santana") // "/cidades/santana" */
export const placePath = (slug: string) => `/cidades/${slug}`;
/** @example topicPath("motor-ppa-solo") // "/topicos/motor-ppa-solo" */
export const topicPath = (slug: string) => `/topicos/${slug}`;
