import { wordSet } from "#domain/knowledge/word-set";

/**
 * Plain Portuguese that titles about gates are made of and that texts of the trade need not have: who and what passes a gate,
 * where it stands, what happens to it, what is asked of it. Other forms of a word need not be listed.
 */
export const PLAIN_WORDS = wordSet(`
  eternidade ap salvacao uhf oq academia acougue aeroclube agencia albergue alojamento almoxarifado ambulatorio armazem asilo atelie autoescola autopecas banco bar barracao
  bicicletario biblioteca borracharia bombeiros borracheiro buffet cafeteria cartorio casarao cemiterio centro chalet cinema clinica clube
  colegio conjunto construtora consultorio convento correios coworking creche cozinha delegacia distribuidora doceria drogaria edicula
  empreendimento escola escritorio estabelecimento estacao estudio faculdade farmacia fazenda feira ferragista floricultura frigorifico garagem
  geminado ginasio grafica granja guarita haras hospedaria hospital hostel hotel igreja imobiliaria imovel instituto kitnet
  laboratorio lanchonete lavanderia lavacar laje lavagem livraria loteamento loterica madeireira maternidade mercadinho mercado mercearia
  mesquita metalurgica minimercado motel museu oficina orfanato padaria papelaria parquinho patio pensao petshop pizzaria portaria posto pousada
  quartel quiosque quintal quitanda recepcao reparticao republica restaurante rotisseria rodoviaria sacolao salao sauna serraria shopping sinagoga
  supermercado subsolo subterraneo templo terraco terreno transportadora universidade usina varejo veterinaria vestiario viela zeladoria
  adolescente adulto advogado ajudante amigo aposentado arquiteto assaltante bandido bebe cadeirante caminhoneiro carteiro cega chaveiro
  ciclista cliente coproprietario crianca cuidador deficiente diarista dono eletricista empregada empreiteiro encanador engenheiro
  entregador esposa estudante faxineira familia filho funcionario gestante gerente guarda hospede idoso inquilino instalador invasor irmao
  jardineiro ladrao lojista locador locatario mae manobrista marido marceneiro mecanico menino morador motoboy motociclista motorista mulher neto
  parente pai passageiro pedestre pedreiro pessoa pintor policia porteiro professor proprietario serralheiro sindico sobrinho soldador sogra
  subsindico tecnico turista vendedor vigia vigilante visita visitante vizinho vizinhanca administradora seguradora prefeitura
  abelha animal aranha barata bicho boi calango cachorro cao caes cavalo cupim formiga galinha gambá gato inseto lagartixa lesma marimbondo morcego
  ninho passarinho pet pombo rato ratazana sapo vespa ferrugem mofo raiz galho folhagem mato grama
  abril agosto alvorada amanha anoitecer carnaval ceu chuva ciclone dezembro enxurrada estiagem fevereiro ferias feriadao frio garoa geada granizo
  inverno janeiro julho junho madrugada maio marco maresia meia mes natal neblina nevoa novembro noturno ontem outono outubro quinta quarta
  quinzena raio relampago sereno seca segunda semestre setembro sexta sol temporal terca tempestade tempo trimestre trovao trovoada umidade
  vendaval vento verao calor anual mensal semanal semestral trimestral diario bimestral periodico vespera virada
  ambulancia apartamento automovel baia betoneira bicicleta caminhonete caminhao caminhaozinho carreta carrinho carroca cegonha
  empilhadeira engate furgao guincho jipe kombi moto motocicleta onibus patinete perua pickup reboque retrovisor taxi trailer uber utilitario van
  veiculo viatura vaga vagas zero quilometro placa para choque lataria capo porta malas
  acrilico alvenaria argamassa arame asfalto borracha brita cadeado calco calha cantoneira cimento concreto contrapiso cola ceramica cordao
  corrente eucalipto fechadura fibra ferrolho fita galvanizado gesso graxa inox ladrilho lona lubrificante madeira maçaneta massa metal metalon
  mola mourao muro nylon oleo paralelepipedo parafuso pedra perfil piso pintura plastico policarbonato porca prego puxador rebite reboco rejunte
  rodizio silicone solda tabua tela telha tijolo tinta tubo tubulacao vergalhao verniz vidro viga zinco lanca ponteira grade gradil
  adesivo agenda amperagem amperes anel aparelho aplicativo app arquivo bateria bluetooth biometria bobina botao cabo cadastro caixa calibre
  campainha carga carregador catraca cerca chave chip cilindro circuito codigo conector crachá curto curva cupula
  desenho desgaste digital disjuntor display dispositivo eixo embreagem energia escova espira estator etiqueta extensao facial faixa ferramenta
  ferro filtro fiacao fio folga folder freio frequencia fusivel gabarito gerador giro grau haste iluminacao imã inversor interfone
  interruptor intercomunicador lacre lampada laser leitor led lente luminaria luz manual martelo medidor microondas modulo molinha nobreak padrao
  painel peso pilha pino plug potencia pressao programa qrcode quadro radio rede registro rele remoto reset rosca rotor
  sensor senha sinal sistema sirene solar solenoide tampa tanque tecla telefone temporizador tensao terminal termica timer tomada transformador
  transmissor trava ventoinha video videoporteiro voltagem wifi wi fi internet celular alexa google camera alarme
  abaixar abandonar abastecer abertura abraco abusar acabar aceitar acelerar acessar acessibilidade achar acidente acionar acompanhar acontecer
  acordar acostumar acumular adaptar adiantar adequar afetar afrouxar agarrar aguentar alagar alcancar alertar aliviar alterar
  alugar aluguel amarrar amassar ampliar andar anunciar apagar aparecer apertar apitar aplicar apodrecer apresentar aprovar aproximar
  arranhar arrancar arrastar arrebentar arriar arrumar assembleia assentar assinar assinatura assustar atende aterramento atrapalhar
  atrasar atravessar atropelar atualizar aumentar autorizar avaliar avancar avisar balancar barulhento barrar beirar bloquear brincar brigar
  buraco buscar buzinar cair calcular calote cancelar cansar capotar caprichar carregar chamar chegar cheirar chiar chocar chorar
  clarear clonar coberto cobertura cobrar colar colidir colocar combinar comecar comparar comparativo compartilhar compensar completar comprar
  compromisso computar comunicar concluir condensar conferir confiar confirmar confundir congelar conhecer conseguir conservar considerar construir
  consultar consumir contar contato continuar contratar contratempo controlar conviver copiar correr corrigir corroer cortar costumar crescer
  criar cuidar culpa cumprir danificar decidir decorar deixar demorar demolir denunciar depender depois derreter derrubar desabar desalinhar
  desaparecer desarmar descarregar descartar descer descobrir desconfigurar descuidar desempenar desencaixar desencaixar
  desgovernar desistir deslizar desligar deslocar desmontar despencar desprender desprogramar destravar desvantagem desviar detectar devolver dever
  diferenciar dificultar dimensionar diminuir dirigir discutir disparar distanciar dividir documentar dobrar doer dormir durar economizar eficiente
  embaixo embutir emperrar empenar emprestar empurrar encaixar encher encolher encontrar encostar encurtar enferrujar enganar engripar
  enroscar ensinar entender enterrar entortar entrar entregar entulho entupir enviar escapar escolher esconder escorar escorregar escorrer
  escurecer escutar esfriar esmagar espaco esperar espirrar esquecer esquentar estacionar estalar esticar estourar estragar estrutura evitar
  examinar exigir existir expandir experimentar explicar explodir expor facilitar falar falhar faltar favorito fazer fechar ferir ficar filmar
  financiar fiscal fiscalizar fixar flexivel folhear forcar formar fornecer fortalecer fugir funcionar furar furtar ganhar garantir gastar
  girar gostar gotejar gravar gritar grudar guiar habite historia identificar iluminar imaginar impedir implicar importar improvisar incendio
  incomodar inclinar incluir indenizar indicar informar iniciar inundar invadir invasao investir ir isolar jogar juntar justificar lascar
  latir lavar legal legalizar lembrar levantar levar liberar ligar limitar limpar localizar lotado machucar mandar manobrar mapear medir mercadoria mercadorias
  melhorar mexer misturar modernizar molhar monitorar montar morar morrer mostrar mover movimentar mudanca mudar multar mural necessitar negar negociar
  notar notificar obedecer obrigatorio obrigar obstaculo ocorrer oferecer olhar operar oscilar ouvir oxidar pagar parar parcelar participar passar
  patinar pegar pendurar perceber perder perfurar perguntar permitir perigoso pertencer perturbar pesar pesquisar picado piscar pisar
  planejar podar poluir porque possivel posicionar precisar preferir prejudicar prejuizo prender preocupar preparar prestacao prevenir prever priorizar
  procurar produzir proibir prolongar prometer proteger provar provisorio pular puxar qualidade quebrar queimar queixa querer ranger
  raspar reagir reajustar rebaixar receber reciclar reclamar reconhecer recuperar recusar reduzir refazer reforcar reforma regra regular regularizar
  reiniciar relatar religar remover renovar reparar repetir repor requerer requisito reservar resistir resolver respeitar responder
  responsabilidade responsavel ressarcimento restaurar retirar retornar reunir revestir revisar riscar rodar romper roncar roubar
  rotina ruas ruido saber sacudir sair saltar saturar secar seguir selecionar sentir separar ser servir silenciar simular sobrecarregar
  socorrer soltar somar sonhar soprar subir substituir sujar sujeira sumir superaquecer suportar surgir suspender suspeito talvez tapar
  tardar temperar tentar tentativa terminar testar tirar tocar tomar topar torcer tornar torto trabalhar trancar transformar
  transitar transtorno travar treinar tremer trepidar trincar tropecar trocar ultrapassar unir usar usei utilizar valer variar vazar vedar vencer vender
  verificar vibrar vigiar virar visualizar vitima viver voar voltar vontade zumbir arrombar assalto clonagem
  aberto acessivel acima afastado alguem algum aquele arriscado assim automotivo baixo bagunca
  barulho basico bonito bravo brusco caro certeza certo chique classico claro comum confiavel correto curioso decorativo
  dentro dependente desnivelado devagar diferente dificil direito duplo duro elegante enorme errado escuro especial
  esquerdo estranho exato externo facil feio fino firme forte fosco fraco frente frequente fundo geral gigante gordo
  grosso horizontal hidraulico igual ilegal imediato importante impossivel inteiro inteligente interno invisivel justo
  largo lateral lindo liso livre longe louco maior maximo mau medio menor mesmo minimalista minimo moderno
  mudo necessario nenhum nervoso nivel normal numero obrigatoria oco outro par paralelo parcial particular perfeito permanente pessoal
  pobre popular possante pouco preso preto branco cinza azul verde vermelho amarelo marrom primeiro principal principais profundo pronto proprio publico
  puro quente quieto raro real recente resistente reto rico ripado robusto rosa rural ruim rustico sensivel sequencia serio simples
  sofisticado sozinho sujo superior teimoso todo tombado tradicional tranquilo triplo trivial turvo ultimo unico urbano usado
  util vazado vazio velho velocidade veloz vertical vertical vivo
  acao alvara analise anexo apoio area artigo art assunto atestado beneficio boleto bloco caderno calendario capacidade
  cartilha caso certificado checklist circulacao clausula coisa coluna conceito condicao convencao copia credito
  custo dano data debito defesa degrau denuncia desconto despesa detalhe devolucao dica distancia divida duplicata efeito eleito
  embargo emergencia erro esquina estatuto evento exemplo exigencia expediente extintor fachada fiador
  fim fluxo foto funcao golpe guia habitacional hora ideia idade imposto indenizacao inspecao iptu item justica
  laudo lei licenca licitacao lista locacao logradouro lugar maneira mapa margem medida medo metro modo movimento
  nome norma nbr nota objeto obra ocorrencia opcao opiniao ordem pagamento paisagem parede parte passeio perigo pericia
  periodo permissao planta ponto porcentagem portinhola prazo prestador previsao pro processo produto projeto promocao
  quantidade questao quota rateio rampa razao recibo reclamacao regimento relatorio resposta reuniao rotatividade
  ruela sacada saldo simbolo sindicancia situacao soleira sorteio tabela tamanho taxa teto
  dz tx car check rsrs infraestrutura esmague jetflex bldc automaticamente pix beep bip tic toc nhec kit hobby show web email
  infantil infantis pouquinho caimento
  anti abrasivo acustica adiar aeroporto agil aguas ambiente antecipacao arredores arquitetura artificial balsa barranco
  biometrico bosque cantina capela clausura clareza colina colonial comprovante conteudo corporativo cotar cotacao dedicado
  detritos distribuicao distrito divisa domiciliar dormitorio duravel enchente entorno escadaria exagero expedicao
  fabril ferrovia ferragens fissura floresta formulario gentileza gordura habitacao hortifruti impecavel incluso inundacao
  jornada lago litoral logistica lotacao metropolitano mirante mobilia moradia motorizacao nautico orla ornamento ornamental
  oscilacao parcelavel patrimonio pavimento perimetro pilotis piscina planicie pontual praia prejudicial pratico primavera procedencia
  rastreador reagendar recalcular recomendacao represa restrito rodape rodovia rotativo saudavel selo sensato serra sincronia
  smartphone airbnb drone delivery online offline site link login jet chaparia condominial loggi ifood streaming
  substituto tecido tapume temporada temporario trabalhoso trafego trapezio trajeto trilhar varanda varal ventoso viaduto
  wap abnt parabrisa formigueiro espanar reflexivo refletivo microfarad µf uf favor comigo opções alternativa
  titulo tutorial urgencia usucapiao validade vantagem verdade versao vez via vida vigilancia vista vistoria vizinha volume
`);
