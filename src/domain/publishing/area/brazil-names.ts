/** Cities that titles name without a preposition too: "conserto portão Sorocaba". Capitals are besides. */
export const LARGE_CITIES =
  "Sorocaba|Santos|Ribeirão Preto|São José dos Campos|Jundiaí|Piracicaba|Bauru|Limeira|Praia Grande|Guarujá|Taubaté|São Vicente|Sumaré|Indaiatuba|Americana|Araraquara|Jacareí|Hortolândia|Presidente Prudente|São Carlos|São José do Rio Preto|Franca|Marília|Araçatuba|Rio Claro|Bragança Paulista|Atibaia|Itu|Valinhos|Vinhedo|Cubatão|Caraguatatuba|Ubatuba|Botucatu|Paulínia|Cajamar|Mairiporã|Franco da Rocha|Francisco Morato|Embu-Guaçu|Itanhaém|Mongaguá|Peruíbe|Bertioga|Várzea Paulista|Campo Limpo Paulista|Uberlândia|Contagem|Juiz de Fora|Betim|Montes Claros|Uberaba|Governador Valadares|Ipatinga|Poços de Caldas|Pouso Alegre|Londrina|Maringá|Cascavel|Foz do Iguaçu|Ponta Grossa|São José dos Pinhais|Joinville|Blumenau|Criciúma|Chapecó|Itajaí|Balneário Camboriú|Caxias do Sul|Pelotas|Canoas|Gravataí|Novo Hamburgo|Niterói|São Gonçalo|Duque de Caxias|Nova Iguaçu|Campos dos Goytacazes|Petrópolis|Volta Redonda|Vila Velha|Feira de Santana|Vitória da Conquista|Camaçari|Jaboatão dos Guararapes|Olinda|Caruaru|Campina Grande|Mossoró|Ananindeua|Aparecida de Goiânia|Anápolis|Dourados";

/** What else the cities are called. */
export const NICKNAMES: Readonly<Record<string, string>> = {
  BH: "Belo Horizonte",
  Beagá: "Belo Horizonte",
  Floripa: "Florianópolis",
  "Foz do Iguacu": "Foz do Iguaçu",
};

/** Parts of the country, and other countries, with what titles call them. */
export const WIDE_NAMES: Readonly<Record<string, string>> = {
  "todo o Brasil": "todo o brasil|todo brasil|brasil inteiro|brasil todo|qualquer lugar do brasil|qualquer cidade do brasil|todo o país",
  "o interior de São Paulo": "interior de são paulo|interior paulista|interior de sp|interior do estado",
  "o litoral paulista": "litoral de são paulo|litoral paulista|litoral norte|litoral sul|baixada santista",
  "o Vale do Paraíba": "vale do paraíba",
  "a Grande Curitiba": "grande curitiba",
  "a Grande Belo Horizonte": "grande belo horizonte|grande bh",
  "o Grande Rio": "grande rio|baixada fluminense|região dos lagos",
  Portugal: "portugal|lisboa",
  "os Estados Unidos": "estados unidos|miami|orlando",
  "a Argentina": "argentina|buenos aires",
  "o Paraguai": "paraguai",
  Angola: "angola|luanda",
};

/**
 * Names of cities that are words of titles about gates: "trilho em pedra", "portão em alumínio". With the letters of their
 * state behind them they are cities all the same.
 */
export const WORDS_OF_TITLES = new Set(
  `agudo aluminio angulo arame areia bandeira barra barras barreira barro bom canta capim casca central centralina chacara chaves coluna
  combinado corrente correntes cortes coxim cristal cruz cunha datas descanso diamante dobrada dourado escada estacao estreito farol
  floresta flores fronteira general horizonte independencia jardim joia laje luz marcacao mata modelo moeda monte oleo ouro painel palma
  passagem passos pedra pedrinhas peixe pilar pinhao placas ponte portao porto posse prata primavera propria quadra quartel queimados
  reserva rio rolante roteiro santa santo segredo selva sobrado socorro sossego tanque telha terra tesouro uniao vale venda viadutos vigia`
    .split(/\s+/)
    .filter(Boolean),
);

/** "no Paraná", "na Bahia"; the others take "em". */
export const STATE_ARTICLES: Readonly<Record<string, "no" | "na">> = {
  AC: "no",
  AM: "no",
  AP: "no",
  BA: "na",
  CE: "no",
  DF: "no",
  ES: "no",
  MA: "no",
  PA: "no",
  PB: "na",
  PI: "no",
  PR: "no",
  RJ: "no",
  RN: "no",
  RS: "no",
  TO: "no",
};

/** Neighbourhoods of the capital without a page of their own whose names are cities elsewhere too. */
export const CAPITAL_NEIGHBOURHOODS =
  "Anhanguera|Aricanduva|Iguatemi|José Bonifácio|Lajeado|Pedreira|São Domingos|São Rafael|Socorro|Água Branca|Planalto|Paraíso|Pacaembu|Sumaré|Mirandópolis|Água Fria|Santa Terezinha|Cerqueira César|Luz|Glicério|Monte Alegre|Conceição|Varginha|Monte Azul|São Bernardo|São Miguel|Utinga|Morro Grande|Heliópolis|Mirante|Casa Grande|São Joaquim|Santo Antônio|Independência";

/** Neighbourhoods whose namesake elsewhere is as likely to be meant; those of capitals and large cities are besides. */
export const DOUBTFUL = new Set(["José Bonifácio", "Lajeado", "Pedreira", "Socorro", "Varginha"]);
