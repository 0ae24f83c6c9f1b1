/**
 * The register of facts: every price, claim, hour, package, discount, window, availability and
 * technical figure the site states, once. Pages, structured data, prompts and the local generator
 * read it; to change a figure everywhere, change it here.
 */
import type { Business } from "#domain/facts/business";

export const business: Business = {
  identity: {
    manufacturer: "PPA",
    tradeName: "Abre Fácil Portões",
    tagline: "Motores PPA com instalação grátis em São Paulo e região",
    legalName: "Abre Fácil Portões Comércio e Serviços Ltda.",
    cnpj: "00.000.000/0001-00",
    email: "contato@abrefacilportoes.example",
    address: {
      street: "Endereço a confirmar",
      city: "São Paulo",
      state: "SP",
      postalCode: "00000-000",
      country: "BR",
    },
    reviewProfileUrl: "",
    since: 1999,
  },

  contact: { phone: "5511900000000", landline: "", chatHost: "https://wa.me" },

  privacy: { contactMonths: 24 },

  hours: {
    chat: { label: "Atendimento pelo WhatsApp", days: "Todos os dias", opens: "06:00", closes: "23:00" },
    visits: [
      {
        id: "semana",
        label: "Visitas e loja",
        days: "Segunda a sexta",
        weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
        opens: "08:00",
        closes: "18:00",
      },
      { id: "sabado", label: "Visitas e loja", days: "Sábado", weekdays: ["Saturday"], opens: "08:00", closes: "14:00" },
    ],
    holidayNote: "",
    /** National, of the state and of the city of São Paulo; what is done on each is for the owner to say, see docs/before-launch.md. */
    specialDays: [
      "01/01/2026 Confraternização Universal: sem visitas",
      "25/01/2026 Aniversário de São Paulo: sem visitas",
      "03/04/2026 Sexta-feira Santa: sem visitas",
      "21/04/2026 Tiradentes: sem visitas",
      "01/05/2026 Dia do Trabalho: sem visitas",
      "04/06/2026 Corpus Christi: sem visitas",
      "09/07/2026 Revolução Constitucionalista: sem visitas",
      "07/09/2026 Independência: sem visitas",
      "12/10/2026 Nossa Senhora Aparecida: sem visitas",
      "02/11/2026 Finados: sem visitas",
      "15/11/2026 Proclamação da República: sem visitas",
      "20/11/2026 Consciência Negra: sem visitas",
      "25/12/2026 Natal: sem visitas",
      "01/01/2027 Confraternização Universal: sem visitas",
      "25/01/2027 Aniversário de São Paulo: sem visitas",
      "26/03/2027 Sexta-feira Santa: sem visitas",
      "21/04/2027 Tiradentes: sem visitas",
      "01/05/2027 Dia do Trabalho: sem visitas",
      "27/05/2027 Corpus Christi: sem visitas",
      "09/07/2027 Revolução Constitucionalista: sem visitas",
      "07/09/2027 Independência: sem visitas",
      "12/10/2027 Nossa Senhora Aparecida: sem visitas",
      "02/11/2027 Finados: sem visitas",
      "15/11/2027 Proclamação da República: sem visitas",
      "20/11/2027 Consciência Negra: sem visitas",
      "25/12/2027 Natal: sem visitas",
    ],
    closedUntil: "",
    closedNote: "",
  },

  claims: {
    customers: 10_000,
    interestFreeInstallments: 10,
    openingSeconds: 4,
    modelSeconds: [4, 8, 16],
    rating: { value: 4.8, reviews: 47 },
    factory: { warranty: "Garantia de fábrica estendida", price: "Preço direto de fábrica" },
    freeShipping: true,
    freeInstallation: true,
  },

  warranty: { promotionalYears: 1, motorYears: 2, installationYears: 1, extendedYears: 3 },

  /** The price list that structured data announces: of each motor the price of its plan, see docs/before-launch.md. */
  offers: [
    { id: "solo", name: "Motor PPA Solo para portão automático", price: 800 },
    { id: "rio", name: "Motor PPA Rio para portão automático", price: 950 },
    { id: "seg", name: "Motor PPA Seg para portão automático", price: 1400 },
  ],
  priceRange: { min: 800, max: 5000 },

  plans: [
    { id: "solo", name: "Solo", price: 800, power: "1/4 HP", remotes: 2, warrantyYears: 1 },
    { id: "rio", name: "Rio", price: 950, power: "1/3 HP", remotes: 2, warrantyYears: 2 },
    { id: "seg", name: "Seg", price: 1400, power: "1/2 HP", remotes: 4, warrantyYears: 3 },
  ],

  tiltPackages: [
    {
      id: "simples",
      name: "Simples",
      model: "Solo",
      price: 800,
      power: "1/4 HP",
      maxAreaM2: 8,
      usage: "Residencial",
      remotes: 2,
      warrantyYears: 1,
    },
    {
      id: "reforcado",
      name: "Reforçado",
      model: "Rio",
      price: 950,
      power: "1/3 HP",
      maxAreaM2: 12,
      usage: "Uso intenso",
      remotes: 2,
      warrantyYears: 2,
    },
    {
      id: "industrial",
      name: "Industrial",
      model: "Seg",
      price: 1400,
      power: "1/2 HP",
      maxAreaM2: 15,
      usage: "Comercial",
      remotes: 4,
      warrantyYears: 3,
    },
  ],
  tiltFeatures: [
    { id: "corrente", text: "Corrente dupla reforçada na transmissão" },
    { id: "suavidade", text: "Movimento suave na abertura e no fechamento" },
    { id: "antiesmagamento", text: "Antiesmagamento com parada automática diante de obstáculos" },
  ],

  tradeIn: [
    {
      id: "basico",
      name: "Básico",
      discount: 100,
      conditions: ["Motores antigos funcionando", "Qualquer marca", "Até 10 anos de uso"],
      needs: { working: true, ownMake: false, remotes: false, heavyUse: false },
    },
    {
      id: "intermediario",
      name: "Intermediário",
      discount: 200,
      conditions: ["Motores PPA antigos", "Bom estado de conservação", "Com controles remotos"],
      needs: { working: true, ownMake: true, remotes: true, heavyUse: false },
    },
    {
      id: "premium",
      name: "Premium",
      discount: 300,
      conditions: ["Motores industriais", "Alta potência", "Instalação recente"],
      needs: { working: true, ownMake: false, remotes: false, heavyUse: true },
    },
  ],

  maintenance: {
    express: { price: 350, validMonths: 1 },
    typicalCost: { min: 350, max: 500 },
    visitAlone: "A decidir",
    paymentMeans: "",
    reviewEveryMonths: 6,
    preventivePerYear: { home: 1, condominium: 12 },
    replacement: { residential: { min: 800, max: 1500 }, heavy: { min: 2000, max: 5000 } },
  },

  warrantyTiers: [
    { id: "basica", name: "Básica", years: 1, includes: ["Motor PPA", "Mão de obra da instalação", "Suporte técnico por telefone"] },
    {
      id: "plus",
      name: "Plus",
      years: 2,
      includes: ["Tudo da garantia Básica", "Central de comando", "Controles remotos", "Deslocamento gratuito"],
    },
    {
      id: "premium",
      name: "Premium",
      years: 3,
      includes: ["Tudo da garantia Plus", "Peças de reposição", "Emergência", "Controles extras"],
    },
  ],
  warrantyCovers: [
    { id: "motor", text: "Motor queimado ou com defeito" },
    { id: "central", text: "Problemas na central de comando" },
    { id: "controles", text: "Defeitos nos controles remotos" },
    { id: "instalacao", text: "Problemas de instalação" },
    { id: "seguranca", text: "Falhas no sistema de segurança" },
  ],
  warrantyIncludes: [
    { id: "mao-de-obra", text: "Mão de obra especializada" },
    { id: "deslocamento", text: "Deslocamento gratuito" },
    { id: "diagnostico", text: "Diagnóstico gratuito" },
    { id: "troca", text: "Troca por produto novo" },
    { id: "suporte", text: "Suporte técnico por telefone" },
  ],

  service: {
    responseMinutes: 5,
    emergencyArrivalHours: 2,
    installationWithinHours: 24,
    installationHours: { min: 2, max: 4 },
    warrantyVisitHours: 24,
    freeRescheduling: true,
  },

  windows: [
    { id: "manha", name: "Manhã", opens: "08:00", closes: "12:00", notes: [], capacity: 1, onRequest: false },
    { id: "tarde", name: "Tarde", opens: "13:00", closes: "18:00", notes: ["Mais procurado"], capacity: 1, onRequest: false },
    {
      id: "noite",
      name: "Noite",
      opens: "19:00",
      closes: "22:00",
      notes: ["Sob consulta", "Taxa adicional", "Com agendamento antecipado"],
      capacity: 1,
      onRequest: true,
    },
  ],
  availability: [
    { id: "semana", days: "Segunda a sexta", hours: "8h às 18h", label: "Disponível" },
    { id: "sabado", days: "Sábado", hours: "8h às 14h", label: "Limitado" },
    { id: "domingo", days: "Domingo", hours: "Somente emergências", label: "Sob consulta" },
  ],
  booking: { fullDays: [] },

  technical: {
    powerWatts: { min: 100, max: 373 },
    lifeYears: { min: 10, max: 20 },
    backupBatteryYears: { min: 2, max: 5 },
    residentialLoadKg: { min: 400, max: 800 },
    maxGateLengthM: 6,
    standardMotorPower: "1/4 HP",
    referenceLeafM: 3,
    /** To be confirmed by the plates and manuals, see docs/before-launch.md; 0 is not known. */
    models: [
      { id: "solo", name: "Solo", power: "1/4 HP", watts: 186, leafKg: 400, openingSeconds: 16, cyclesPerHour: 0 },
      { id: "rio", name: "Rio", power: "1/3 HP", watts: 249, leafKg: 0, openingSeconds: 8, cyclesPerHour: 0 },
      { id: "seg", name: "Seg", power: "1/2 HP", watts: 373, leafKg: 800, openingSeconds: 4, cyclesPerHour: 0 },
    ],
  },

  coverage: {
    cepRanges: [
      "São Paulo: 01000-000 a 05999-999",
      "São Paulo: 08000-000 a 08499-999",
      "Guarulhos: 07000-000 a 07399-999",
      "Osasco: 06000-000 a 06299-999",
      "Carapicuíba: 06300-000 a 06399-999",
      "Barueri: 06400-000 a 06499-999",
      "Santana de Parnaíba: 06500-000 a 06549-999",
      "Jandira: 06600-000 a 06649-999",
      "Itapevi: 06650-000 a 06699-999",
      "Cotia: 06700-000 a 06729-999",
      "Taboão da Serra: 06750-000 a 06799-999",
      "Embu das Artes: 06800-000 a 06849-999",
      "Itapecerica da Serra: 06850-000 a 06889-999",
      "Arujá: 07400-000 a 07499-999",
      "Caieiras: 07700-000 a 07749-999",
      "Ferraz de Vasconcelos: 08500-000 a 08549-999",
      "Poá: 08550-000 a 08569-999",
      "Itaquaquecetuba: 08570-000 a 08599-999",
      "Suzano: 08600-000 a 08699-999",
      "Mogi das Cruzes: 08700-000 a 08899-999",
      "Santo André: 09000-000 a 09299-999",
      "Mauá: 09300-000 a 09399-999",
      "Ribeirão Pires: 09400-000 a 09449-999",
      "Rio Grande da Serra: 09450-000 a 09499-999",
      "São Caetano do Sul: 09500-000 a 09599-999",
      "São Bernardo do Campo: 09600-000 a 09899-999",
      "Diadema: 09900-000 a 09999-999",
      "Campinas: 13000-000 a 13139-999",
    ],
    askCities: [
      "Biritiba Mirim",
      "Cajamar",
      "Embu-Guaçu",
      "Francisco Morato",
      "Franco da Rocha",
      "Guararema",
      "Juquitiba",
      "Mairiporã",
      "Pirapora do Bom Jesus",
      "Salesópolis",
      "Santa Isabel",
      "São Lourenço da Serra",
      "Vargem Grande Paulista",
    ],
  },

  /** To be confirmed by who installs, see docs/before-launch.md. */
  estimate: {
    limits: [
      { id: "solo", name: "Solo", slidingWidthM: 6, slidingKg: 400, swingWidthM: 2, swingKg: 200, usesPerDay: 20 },
      { id: "rio", name: "Rio", slidingWidthM: 6, slidingKg: 600, swingWidthM: 2.5, swingKg: 300, usesPerDay: 80 },
      { id: "seg", name: "Seg", slidingWidthM: 6, slidingKg: 800, swingWidthM: 3, swingKg: 400, usesPerDay: 120 },
    ],
    leafKgPerM2: { aluminium: 12, bars: 22, sheet: 30, wood: 35 },
    usesPerDay: { home: 20, building: 100, shop: 120 },
  },

  trade: { words: [], otherWords: [], titles: [] },

  site: { heroVideoUrl: "", indexNowKey: "", aiModel: "gpt-4o", aiBaseUrl: "https://api.openai.com/v1" },
};
