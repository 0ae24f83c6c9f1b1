import { wordSet } from "#domain/knowledge/word-set";
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

/** Districts that are known beyond their city, by the city; those that the capital has a namesake of are left out. */
export const FOREIGN_DISTRICTS: Readonly<Record<string, string>> = {
  "Rio de Janeiro":
    "Copacabana|Ipanema|Leblon|Barra da Tijuca|Tijuca|Méier|Madureira|Bangu|Jacarepaguá|Recreio dos Bandeirantes|Lagoa Rodrigo de Freitas|Flamengo|Laranjeiras|Urca|Vidigal|Rocinha|Maracanã|Realengo|Irajá|Pavuna|Cascadura|Freguesia de Jacarepaguá|São Conrado|Gávea|Cachambi|Engenho de Dentro|Ilha do Governador|Zona Sul do Rio|Zona Norte do Rio|Zona Oeste do Rio|Cosme Velho",
  "Belo Horizonte": "Savassi|Pampulha|Buritis|Mangabeiras|Serra do Curral|Gutierrez|Padre Eustáquio|Carlos Prates",
  Curitiba:
    "Batel|Bigorrilho|Santa Felicidade|Ecoville|Juvevê|Capão Raso|Bacacheri|Alto da XV|Mossunguê|Campo Comprido|Xaxim|Sítio Cercado",
  "Porto Alegre": "Moinhos de Vento|Menino Deus|Bom Fim|Partenon|Rubem Berta|Três Figueiras|Passo d'Areia|Cavalhada",
  Recife: "Boa Viagem|Espinheiro|Ibura|Casa Amarela|Imbiribeira",
  Salvador: "Pituba|Ondina|Itapuã|Rio Vermelho|Pelourinho|Cajazeiras|Caminho das Árvores|Stella Maris|Cabula|Paripe",
  Fortaleza: "Aldeota|Meireles|Messejana|Praia do Futuro|Cocó|Papicu|Varjota|Mucuripe|Edson Queiroz",
  Florianópolis: "Jurerê|Canasvieiras|Ingleses|Lagoa da Conceição|Itacorubi",
  Brasília: "Asa Sul|Asa Norte|Lago Sul|Lago Norte|Taguatinga|Ceilândia|Águas Claras|Samambaia|Vicente Pires|Plano Piloto",
  Maceió: "Ponta Verde|Pajuçara|Jatiúca|Cruz das Almas",
  Vitória: "Praia do Canto|Jardim Camburi|Mata da Praia",
  "Vila Velha": "Itaparica|Praia da Costa",
  Goiânia: "Setor Bueno|Setor Marista|Setor Oeste|Jardim Goiás",
  Manaus: "Ponta Negra|Adrianópolis|Parque Dez",
  Belém: "Umarizal|Batista Campos",
  Natal: "Capim Macio",
  "João Pessoa": "Manaíra|Tambaú|Cabo Branco",
  Santos: "Embaré|Ponta da Praia|José Menino",
  Niterói: "Icaraí",
};

/** Cities of other countries, and places of tales and beyond the earth. */
export const FAR_NAMES =
  "Paris|Lisboa|Nova York|Nova Iorque|New York|Londres|Madri|Roma|Milão|Berlim|Tóquio|Pequim|Dubai|Miami|Orlando|Los Angeles|Las Vegas|Barcelona|Bogotá|Santiago do Chile|Montevidéu|Assunção|Cidade do México|Toronto|Sydney|Moscou|Israel|Japão|China|Espanha|Itália|França|Inglaterra|Alemanha|Europa|África|Ásia|Chile|Uruguai|Bolívia|Peru|Colômbia|México|Canadá|Moçambique|Cabo Verde|Disney|Disneylândia|Hogwarts|Nárnia|Wakanda|Gotham|Lua|Marte|Atlântida|Terra do Nunca|Asgard|Mordor|Springfield|Brandemburgo";

/** Parts of the country, and other countries, with what titles call them. */
export const WIDE_NAMES: Readonly<Record<string, string>> = {
  "todo o Brasil": "todo o brasil|todo brasil|brasil inteiro|brasil todo|qualquer lugar do brasil|qualquer cidade do brasil|todo o país",
  "o estado de São Paulo": "todo o estado|estado inteiro|todo o estado de são paulo|estado de são paulo",
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
export const WORDS_OF_TITLES =
  wordSet(`agudo aluminio angulo arame areia bandeira barra barras barreira barro bom canta capim casca central centralina chacara chaves coluna
  combinado corrente correntes cortes coxim cristal cruz cunha datas descanso diamante dobrada dourado escada estacao estreito farol
  floresta flores fronteira general horizonte independencia jardim joia laje luz marcacao mata modelo moeda monte oleo ouro painel palma
  passagem passos pedra pedrinhas peixe pilar pinhao placas ponte portao porto posse prata primavera propria quadra quartel queimados
  reserva rio rolante roteiro santa santo segredo selva sobrado socorro sossego tanque telha terra tesouro uniao vale venda viadutos vigia`);

/** "No Paraná", "na Bahia"; the others take "em". */
export const STATES_BY_ARTICLE = { no: wordSet("AC AM AP CE DF ES MA PA PI PR RJ RN RS TO"), na: wordSet("BA PB") };

/** Neighbourhoods of the capital without a page of their own whose names are cities elsewhere too. */
export const CAPITAL_NEIGHBOURHOODS =
  "Anhanguera|Aricanduva|Iguatemi|José Bonifácio|Lajeado|Pedreira|São Domingos|São Rafael|Socorro|Água Branca|Planalto|Paraíso|Pacaembu|Sumaré|Mirandópolis|Água Fria|Santa Terezinha|Cerqueira César|Luz|Glicério|Monte Alegre|Conceição|Varginha|Monte Azul|São Bernardo|São Miguel|Utinga|Morro Grande|Heliópolis|Mirante|Casa Grande|São Joaquim|Santo Antônio|Independência";

/** Neighbourhoods whose namesake elsewhere is as likely to be meant; those of capitals and large cities are besides. */
export const DOUBTFUL = new Set(["José Bonifácio", "Lajeado", "Pedreira", "Socorro", "Varginha"]);

/** Other neighbourhoods of the capital and the cities about it; those that begin with "Vila", "Jardim" or "Parque" go without saying. */
export const NEIGHBOURHOODS =
  "Aclimação|Adventista|Americanópolis|Anália Franco|Aeroporto|Artur Alvim|Arthur Alvim|Balneário Mar Paulista|Bandeirantes|Barro Branco|Belenzinho|Bixiga|Boaçava|Boqueirão|Bororé|Brás|Bresser|Burgo Paulista|Butantã|Canindé|Cangaíba|Carandiru|Carrão|Catumbi|Caxingui|Centro|Ceasa|Chora Menino|City América|Cidade Universitária|Cohab|Colônia|Congonhas|Consolação|Cursino|Eldorado|Engenheiro Goulart|Engenheiro Marsilac|Ferreira|Furnas|Granja Julieta|Granja Viana|Guaianases|Guarapiranga|Higienópolis|Imirim|Indianópolis|Ipojuca|Itaberaba|Itaim Bibi|Itaim|Jaguaribe|Jaraguá|Jardins|Jurubatuba|Lauzane Paulista|Lausane|Luz|Marsilac|Moinho Velho|Monções|Morro Doce|Nossa Senhora do Ó|Oratório|Ibirapuera|Parelheiros|Pari|Pacaembu|Paraisópolis|Parada Inglesa|Parada de Taipas|Patriarca|Pedra Branca|Penha de França|Perdizes|Pinheiros|Piqueri|Pompéia|Ponte Rasa|Previdência|Quarta Parada|Real Parque|Riviera Paulista|Rolinópolis|Sacomã|Santa Ifigênia|Santa Inês|Santo Amaro|São João Clímaco|São Judas|São Lucas|Siciliano|Socorro|Sumarezinho|Taipas|Tatuapé|Teotônio Vilela|Tremembé|Tietê|Tucuruvi|Vergueiro|Veleiros|Água Funda|Água Rasa|Alphaville|Tamboré|Aldeia da Serra|Aldeia de Barueri|Engenho Novo|Paulicéia|Paulista|Rudge Ramos|Assunção|Baeta Neves|Batistini|Demarchi|Ferrazópolis|Nova Petrópolis|Planalto|Taboão|Riacho Grande|Santa Maria|Barcelona|Cerâmica|Fundação|Mauá|Olímpico|Osvaldo Cruz|Prosperidade|Campestre|Casa Branca|Camilópolis|Utinga|Paraíso|Valparaíso|Silveira|Centreville|Canhema|Conceição|Serraria|Piraporinha|Inamar|Eldorado|Bussocaba|Bela Vista|Continental|Km 18|Umuarama|Ayrosa|Remédios|Rochdale|Piratininga|Quitaúna|Munhoz|Industrial Autonomistas|Pestana|Veloso|Conceição|Padroeira|Gopoúva|Bosque Maia|Macedo|Picanço|Cumbica|Bonsucesso|Pimentas|Cocaia|Bananal|Cabuçu|Taboão|Torres Tibagy|Invernada|Presidente Dutra|Itapegica|Porto da Igreja|Lavras|Monte Carmelo|Braz Cubas|Brás Cubas|Jundiapeba|César de Souza|Mogilar|Caputera|Cambuí|Taquaral|Barão Geraldo|Sousas|Joaquim Egídio|Guanabara|Bonfim|Swift|Ouro Verde|Nova Campinas|Proença|Raposo Tavares|Granja Carolina|Intercap|Pirajuçara|Arujazinho|Polvilho|Serra da Cantareira|Cantareira|Tucuruvi|Zona Cerealista|Berrini|Faria Lima|Brigadeiro|Santa Marina|Ana Rosa|Chácara Flora|Campos Elíseos|Panamby|Parque do Carmo|Horto Florestal|Alto da Boa Vista|City Butantã|Edu Chaves|Jova Rural|Santa Teresinha|Santa Efigênia|Savoy City";
