import { wordSets } from "#domain/knowledge/word-set";
/** Words that tell the theme by themselves, without accents; "*" stands for any ending, which leaves five letters at least. */
export const UNFIT_WORDS = {
  violence:
    "matar|matando|assassin*|homicid*|eletrocut*|tortur*|espanc*|enforc*|decapit*|esquartej*|sequestr*|chacina*|massacr*|linch*|vingar|vinganca|armadilha|armadilhas|suicid*|cadaver*|arma de fogo|choque contra|explodir|esconder o corpo|esconder corpo|esconder um corpo|faca|facas|facao|revolver|pistola|espingarda|tiro|tiros|sangue",
  crime:
    "drogas|maconha|cocaina|crack|trafico|traficante*|contraband*|propina|suborno|nota fria|gato de energia|desviar energia|desviar luz|puxar energia|roubar energia|energia do poste|luz do poste|clandestin*|receptac*|desmanche|gato de luz|gato na energia|lavagem de dinheiro|falsific*|pirata*|hacke*|invasor profissional",
  sex: "sexo|sexual*|sexuais|sexy|erotic*|porno*|pelad*|nudez|nua|nuas|prostitu*|transar|fetich*|orgia*|tesao|garota de programa|garotas de programa|garoto de programa|acompanhantes|acompanhante de luxo|gostosa|gostosas|nudes|tomar banho|tomando banho|trocar de roupa|trocando de roupa|se beijando|beijo|beijos|pegacao|voyeur*|espiar mulher",
  insult:
    "viado|viados|veado|bicha|bichas|boiola*|traveco*|sapatao|crioulo|crioulos|retardad*|idiota*|imbecil|imbecis|otario*|babaca*|canalha*|vagabund*|puta|putas|fdp|porra|merda|bosta|caralho|foda|fodido|foder|cacete|cuzao|desgracad*|safado|safados|picareta|picaretas",
  health:
    "depressao|ansiedade|cancer|emagrec*|remedio|remedios|terapia*|terapeut*|radiacao|gravidez|gravida*|insonia|autism*|diabet*|pressao alta|enxaqueca*|dor nas costas|dores|bem para a coluna|bem para a saude|bem a saude|mal a saude|mal para a saude|marcapasso|marca passo|vacina*|covid|virus|curar|homeopat*|fisioterap*",
  politics:
    "lula|bolsonar*|dilma|haddad|trump|milei|do pt|pelo pt|do pl|do psol|petista*|comunis*|socialis*|fascis*|nazis*|patriot*|eleicao|eleicoes|eleitor*|vote|votem|deputad*|vereador*|senador*|governador*|impeachment|golpe de estado|ditadura|direita ou esquerda|de esquerda ou de direita|de direita ou de esquerda|de que lado voce esta",
  religion:
    "jesus|deus|cristo|oracao|oracoes|rezar|reza|rezas|simpatia|simpatias|macumb*|salmo|salmos|biblia|biblic*|evangelho|inferno|diabo|demoni*|satan*|abencoa*|bencao|bencaos|milagre|milagres|milagros*|umbanda|candomble|exorc*|orixa*|pecado|terco para|rosario para|vela acesa|reza forte|anjo da guarda|espirita|espiritas|portao do ceu|portoes do ceu|portao celestial|espirito santo|feitic*",
  elsewhere: "disney|frozen|escola de samba|estadio|maracana|motor de busca|hollywood|netflix|video game|desenho animado|carnaval",
  nonsense:
    "lorem|ipsum|asdf|qwerty|teste 123|titulo da pagina|titulo aqui|texto aqui|escreva aqui|quantic*|dimensao paralela|viagem no tempo|sabor de|filosof*|fantasma*|alienigen*|extraterrest*",
};

/** What no page of the site is about, however much it speaks of gates. */
export type UnfitTheme = keyof typeof UNFIT_WORDS;

/** Words that tell a theme by what stands around them. */
export const WORDS_OF = wordSets({
  /** Done to somebody they are violence. */
  harm: "esmagar esmagando machucar machucando ferir ferindo atropelar atropelando bater batendo prender prendendo furar furando cortar atacar atacando agredir agredindo ameacar ameacando queimar surrar socar perseguir humilhar envenenar choque choques lesionar aleijar",
  somebody:
    "alguem quem vizinho vizinha vizinhos ladrao ladroes bandido bandidos assaltante marido mulher esposa sogra sogro porteiro zelador sindico sindica invasor invasores pessoa pessoas gente inquilino morador moradores ex namorado namorada entregador motoboy mendigo pedinte crianca criancas idoso policial chefe filho filha pedestre",
  animals: "cachorro cachorros cachorrinho cao caes gato gatos gatinho animal animais bicho bichos passaro passaros pombo pombos",
  /** Said as what is to be done they are a crime, whatever they are done to. */
  crimes:
    "arrombar arrombando arrombe invadir invadindo invada roubar roubando roube furtar furtando furte assaltar assaltando saquear sabotar sabotando vandalizar depredar hackear burlar burlando burle fraudar fraudando subornar contrabandear culpar incriminar caluniar",
  /** Named alone they are one where the title teaches it: "Assalto pelo portão: passo a passo". */
  namesOfCrimes: "assalto roubo furto arrombamento invasao clonagem clonar sequestro fraude sabotagem golpe",
  /** With what is another's, or without leave, they are one too. */
  intrusions:
    "estourar estourando estoure forcar forcando serrar cortar desativar violar destruir depenar abrir abrindo abra entrar entrando copiar copiando copie clonar clonando clone destravar travar travando desligar capturar interceptar pegar levar espionar espiar escutar ouvir filmar vigiar bloquear quebrar estragar danificar riscar",
  /** Done to a gate they are one. */
  climbs: "pular escalar",
  ofOthers: "vizinho vizinha vizinhos outros alheio alheia alheios desafeto ex",
  withoutLeave: "controle chave permissao autorizacao visto vista consentimento avisar",
  shared: "condominio predio edificio",
  /** What was stolen is not sold. */
  stolen: "roubado roubada roubados roubadas furtado furtada furtados furtadas",
  traded: "comprar compra compro vender venda vende vendo barato barata preco oferta promocao lote",
  /** Who protects himself from it speaks of it too, and who asks whether it may happen. */
  guards:
    "contra evitar evite evita evitando impedir impede prevenir previne prevencao proteger protege protecao dificultar dificulta anti tentativa tentaram tentou seguro segura seguranca medo risco riscos perigo nao sem consegue conseguem pode podem podia facil dificil dificeis possivel acidente acidentes quase alguem antes depois apos",
  /** People by what they are, and what is said of them all. */
  kindsOfPeople:
    "baiano baianos nordestino nordestinos paraiba paraibas judeu judeus japones japoneses argentino argentinos mulher mulheres preto pretos preta pretas negro negros cigano ciganos haitiano haitianos boliviano bolivianos venezuelano indio indios gay gays pobre pobres velho velhos gordo gordos favelado favelados",
  disdain:
    "burro burra burros ladrao ladroes golpista golpistas incompetente incompetentes malandro mentiroso lixo coisa sabe sabem presta prestam",
  /** Whose a gate is said to be, in scorn: "portão de gordo". */
  scornedOwners:
    "gordo gorda gordos velho velha pobre pobres preto pretos mulher mulheres baiano paraiba crente crentes corno cornos burro burros bebado",
  /** Said so of those who do the work. */
  workers: "tecnico tecnicos sindico sindicos porteiro porteiros zelador instalador instaladores empresa empresas concorrente concorrencia",
});
