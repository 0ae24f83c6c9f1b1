/** Pages such as a good model writes: true by the register, its facts by their names, whole, and each about its own matter. */
export const trueTexts: readonly { title: string; html: string }[] = [
  {
    title: "Troca de roldana de portão na Mooca",
    html: `<p>A troca de roldana de portão na Mooca começa pela folha: o técnico a ergue, tira a peça gasta e confere se o trilho aceita a nova. Portão que range, pula ou pesa de repente costuma ter roldana travada ou com a pista comida.</p>
<h2>Como reconhecer a roldana gasta na Mooca</h2>
<p>Abra a folha à mão, com o motor destravado em piso plano. Se ela avança aos trancos no mesmo ponto, o defeito está no trilho; se treme o curso inteiro, a suspeita recai sobre a roldana. Pó de ferro acumulado junto ao trilho confirma o desgaste.</p>
<h2>O que muda conforme a folha</h2>
<ul><li>Folha leve de alumínio: basta igualar as duas peças e limpar o canal.</li><li>Folha de ferro cheio: o suporte também é revisto, porque entorta antes do rolamento.</li><li>Folha revestida de madeira: mede-se o peso outra vez, já que a chuva fica retida nas ripas.</li></ul>
<h2>O que acontece na visita</h2>
<p>O motor sai do caminho, a folha é apoiada em cavaletes e as duas roldanas são trocadas juntas, para que nenhuma carregue a outra. Depois vêm o nível, a folga da cremalheira e o ajuste do fim de curso. Com a peça em mãos, o portão volta a correr na mesma visita.</p>
<h2>Quanto custa</h2>
<p>Uma manutenção fica na faixa de {{manutencao-custo}}, conforme o estado do trilho e do suporte. O preço é combinado antes de qualquer peça sair do lugar. Se o motor também chegou ao fim, compare com a troca residencial, de {{troca-residencial}}.</p>
<h2>O que mandar pelo WhatsApp</h2>
<p>Uma foto da roldana de lado, outra do trilho visto de cima e um vídeo curto da folha andando. Atendemos {{horario-whatsapp}}, e com essas imagens já se sabe qual medida levar.</p>`,
  },
  {
    title: "Fotocélula piscando no portão em Santana",
    html: `<p>Fotocélula piscando no portão em Santana quer dizer feixe interrompido: algo suja a lente, entortou o suporte ou molhou a caixa. Enquanto ela pisca, a central recusa o fechamento de propósito, e isso protege quem passa.</p>
<h2>Por que a fotocélula pisca em Santana</h2>
<p>As ruas em ladeira do bairro mandam água e poeira para junto do batente, bem na altura do sensor. Gotas na lente espalham a luz; teia de aranha faz o mesmo. Suporte batido por para-choque deixa um olho apontado para o chão.</p>
<h2>O que conferir sem ferramentas</h2>
<ol><li>Passe um pano macio e seco nas duas lentes.</li><li>Olhe se uma caixa está na mesma altura da outra.</li><li>Procure galho, vaso ou saco de lixo atravessado no feixe.</li><li>Espere o sol baixar: luz direta no receptor engana o sensor.</li></ol>
<p>Se o pisca continua depois disso, pare por aí. O fio pode estar partido dentro do conduíte, e quem mede é o técnico, com o equipamento certo.</p>
<h2>O que nunca fazer</h2>
<p>Não ligue um fio no lugar do sensor para que a folha feche de qualquer jeito. Sem a fotocélula, o portão desce ou corre sobre o que estiver no caminho, e uma criança não tem tempo de reagir.</p>
<h2>Como é o conserto e quanto custa</h2>
<p>O técnico alinha as caixas, refaz as emendas e testa a reversão com a mão no feixe. Peça que molhou por dentro é trocada aos pares. Uma manutenção fica em {{manutencao-custo}}. A resposta pelo WhatsApp sai em até {{resposta-minutos}} dentro do horário de atendimento.</p>
<h2>O que contar ao técnico</h2>
<p>Diga se pisca só com chuva, só de tarde ou o dia todo, e mande uma foto de cada caixa com a tampa fechada. O horário do defeito vale mais que a marca do aparelho.</p>`,
  },
  {
    title: "Cremalheira gasta em portão da Penha",
    html: `<p>Cremalheira gasta em portão da Penha aparece como estalo: o pinhão salta um dente, a folha para e o motor segue girando. O remédio é trocar os trechos comidos e acertar a distância entre a engrenagem e a barra dentada.</p>
<h2>De onde vem o desgaste da cremalheira na Penha</h2>
<p>Quase sempre a barra é vítima, e não culpada. Roldana afundada abaixa a folha, a cremalheira pesa sobre o pinhão e os dois se limam. Parafuso frouxo abre uma emenda, e o dente que fica alto leva a pancada a cada passagem.</p>
<table><thead><tr><th>O que se vê</th><th>O que costuma ser</th></tr></thead><tbody><tr><td>Estalo sempre no mesmo ponto</td><td>Emenda aberta entre barras</td></tr><tr><td>Estalo no curso inteiro</td><td>Pinhão longe da barra</td></tr><tr><td>Pó cinza embaixo da barra</td><td>Folha baixa, roldana gasta</td></tr></tbody></table>
<h2>O que o técnico faz</h2>
<p>Primeiro nivela a folha, porque barra nova em folha torta gasta igual. Depois marca o encaixe, fixa cada trecho com folga constante e percorre o curso inteiro à mão antes de ligar o motor. Barra de nylon serve a folhas leves; a de aço fica para as pesadas.</p>
<h2>Trocar um trecho ou a barra inteira</h2>
<p>Dente quebrado no meio pede só aquele pedaço, se os vizinhos estiverem inteiros. Quando o perfil já afinou de ponta a ponta, o remendo dura pouco e a visita se repete.</p>
<h2>Custo e visita</h2>
<p>O conserto entra na faixa de {{manutencao-custo}}, e o orçamento diz quantos trechos serão trocados. As visitas acontecem {{horario-visitas}}. Peça a garantia por escrito: a da instalação é de {{garantia-instalacao}}.</p>
<h2>Fotos que ajudam</h2>
<p>Uma da barra de perfil, perto do motor, e outra da folha inteira fechada, para que se veja se ela está no nível.</p>`,
  },
  {
    title: "Mola de portão basculante quebrada em Osasco",
    html: `<p>Mola de portão basculante quebrada em Osasco se percebe pelo peso: a chapa não sobe, ou desce de uma vez quando o motor solta. Pare de acionar, afaste carros e pessoas e deixe a folha onde está até a chegada do técnico.</p>
<h2>Por que a mola do basculante quebra</h2>
<p>O aço se torce um pouco a cada subida e um dia cede, em geral perto do gancho. Ferrugem apressa, e chapa que ganhou revestimento depois da instalação também: a mola continua a mesma, e o peso não.</p>
<h2>O que não fazer em nenhum caso</h2>
<p>Nunca solte a mola, nem o cabo que a prende, mesmo com a energia desligada: a tensão guardada ali não depende da tomada. Não destrave a folha levantada e não passe embaixo dela. Erguer a chapa no braço, com uma mola só, empena os braços do outro lado.</p>
<h2>Como o técnico troca a mola em Osasco</h2>
<ol><li>Escora a chapa e tira a carga do conjunto.</li><li>Troca as molas aos pares, medidas para o peso atual.</li><li>Equilibra a folha até que ela pare sozinha a meia altura.</li><li>Refaz o ajuste do motor, que vinha carregando o que era da mola.</li></ol>
<p>Folha equilibrada é o melhor seguro do motor: ele só conduz, e a engrenagem agradece.</p>
<h2>Quanto custa e quando trocar o conjunto</h2>
<p>A manutenção fica em {{manutencao-custo}}; se o motor antigo não dá mais conta da chapa, o pacote {{pacote-reforcado-nome}} sai por {{pacote-reforcado-preco}} e atende portas de até {{pacote-reforcado-area}}. Em emergência, a chegada é prevista para até {{emergencia-horas}}.</p>
<h2>O que informar</h2>
<p>Largura e altura da chapa, o material, e se o barulho da quebra veio da direita ou da esquerda. Uma foto de longe basta; ninguém precisa chegar perto da mola.</p>`,
  },
  {
    title: "Capacitor do motor de portão em Moema",
    html: `<p>O capacitor do motor de portão em Moema é suspeito quando a máquina zumbe e não parte, ou só parte com um empurrão na folha. Ele dá o primeiro impulso do motor; fraco, deixa o rotor parado sob tensão, e o enrolamento esquenta.</p>
<h2>Sinais de capacitor fraco</h2>
<p>A partida demora cada dia um pouco mais. No calor da tarde piora, de manhã melhora. Empurrada de leve, a folha anda até o fim sem protestar, e isso separa o capacitor do trilho travado, em que o empurrão também não resolve.</p>
<h2>O que fazer ao ouvir o zumbido em Moema</h2>
<p>Solte o controle, desligue o disjuntor do portão e não insista: cada tentativa aquece o verniz do motor. A peça guarda carga depois de desligada, e por isso fica para o técnico, que a descarrega antes de tocar em qualquer terminal.</p>
<ul><li>Anote se o zumbido vem com a luz da casa fraca.</li><li>Repare se houve queda de energia na véspera.</li><li>Veja, de fora, se há cheiro de queimado.</li></ul>
<h2>Capacitor, central ou motor</h2>
<p>Motor mudo aponta para a central ou para a energia. Motor que ronca com a folha solta aponta para o capacitor. Motor que gira com a folha parada aponta para a engrenagem. Em prédios do bairro, com muitas manobras seguidas, a mesma falha pode ser só o protetor térmico pedindo descanso.</p>
<h2>Preço e prazo</h2>
<p>A troca do capacitor entra numa manutenção, de {{manutencao-custo}}. Se o enrolamento já queimou, a conta muda para a troca do motor, de {{troca-residencial}}, com garantia de {{garantia-motor}}.</p>
<h2>O que mandar</h2>
<p>Um vídeo com som da tentativa de partida e a foto da etiqueta do motor. Pelo som já se escolhe a peça que vai na mala.</p>`,
  },
  {
    title: "Nobreak para portão em Pinheiros",
    html: `<p>Nobreak para portão em Pinheiros mantém a folha andando quando a energia cai, pelo tempo que a bateria aguenta. Ele alimenta a central e o motor com a mesma onda da tomada; carregador de luz de emergência não faz esse trabalho.</p>
<h2>Quando o nobreak vale a pena em Pinheiros</h2>
<p>Vale onde o portão é a única saída, onde há pessoa que depende de carro ou onde a garagem do prédio não pode parar. Em casa térrea com porta social, a chave de destravamento resolve a falta de luz com menos gasto.</p>
<h2>Como se escolhe</h2>
<p>Conta a potência do motor na partida, que é bem maior que a do andamento. Um aparelho calculado pelo consumo médio, de {{consumo-watts}}, desarma na primeira abertura. A onda precisa ser senoidal: a quadrada faz o motor roncar e aquecer.</p>
<ul><li>Portão leve e poucas manobras: aparelho dedicado pequeno.</li><li>Basculante pesado: motor de corrente contínua com bateria própria.</li><li>Prédio com fila: nobreak da portaria e rampa combinados.</li></ul>
<h2>Onde fica e quem instala</h2>
<p>Longe da água que corre pela rampa, em nicho ventilado, com disjuntor próprio. A ligação na rede é serviço de eletricista ou técnico, com o circuito desligado. A bateria gosta de sombra: no sol da fachada ela perde a carga muito antes.</p>
<h2>Manutenção da bateria</h2>
<p>Desligue o disjuntor do portão de tempos em tempos e faça uma abertura só com a bateria. Se a folha anda arrastada, está na hora de trocá-la. A revisão a cada {{revisao-intervalo}} inclui esse ensaio.</p>
<h2>Orçamento</h2>
<p>Mande a foto da etiqueta do motor e diga quantas aberturas quer ter sem luz. A instalação é marcada em até {{instalacao-prazo}}, e o pagamento pode ser feito em {{parcelas}}.</p>`,
  },
  {
    title: "Trava elétrica em portão pivotante na Lapa",
    html: `<p>Trava elétrica em portão pivotante na Lapa segura a folha fechada contra vento e empurrão, coisa que o braço do motor sozinho não faz bem em folha larga. Quando ela falha, o motor força, a folha bate e volta, ou nem sai do batente.</p>
<h2>Como a trava elétrica falha na Lapa</h2>
<p>Folha que cedeu na dobradiça desce alguns milímetros e o trinco passa a raspar na chapa. Umidade emperra a mola interna. Fio partido na curva do portão tira a força justo na hora da ordem: não se ouve o estalo, e o braço empurra uma folha presa.</p>
<h2>Testes que qualquer morador pode fazer</h2>
<ol><li>Escute, ao dar a ordem, se há um estalo seco no pé da folha.</li><li>Com o portão fechado, empurre de leve e veja se a folha dança.</li><li>Olhe se o trinco entra no centro do furo ou se encosta na borda.</li></ol>
<p>Estalo presente e folha presa pedem ajuste do batente; silêncio pede verificação elétrica, que fica para o técnico.</p>
<h2>Folha única ou dupla</h2>
<p>Na folha dupla, a primeira a fechar recebe o trinco de piso, e a segunda fecha sobre ela. Trocar essa ordem faz uma folha bater na outra e trava as duas. A central guarda a sequência, e uma queda de energia pode apagá-la.</p>
<h2>O que é feito na visita</h2>
<p>Corrige-se a dobradiça, centra-se o trinco, lubrifica-se a peça e refaz-se o trecho do fio que dobra. O tempo da trava é acertado na central para soltar antes do empurrão do braço.</p>
<h2>Valores</h2>
<p>O ajuste entra na manutenção de {{manutencao-custo}}. Peça nova é orçada à parte, com o valor dito antes. Para conversar, estamos no WhatsApp {{horario-whatsapp}}.</p>`,
  },
  {
    title: "Fim de curso desregulado em portão do Ipiranga",
    html: `<p>Fim de curso desregulado em portão do Ipiranga faz a folha bater no batente, parar antes ou voltar depois de encostar. O sensor diz ao motor onde é o limite; deslocado, ele avisa tarde, cedo ou nunca.</p>
<h2>O que tira o fim de curso do lugar</h2>
<p>No tipo magnético, um ímã preso à cremalheira passa diante do leitor. Pancada, parafuso frouxo ou barra trocada mudam essa posição. No tipo mecânico, a mola da alavanca cansa e o contato oxida com a maresia da chuva urbana.</p>
<h2>Como separar do problema de força no Ipiranga</h2>
<p>Se a folha para sempre no mesmo ponto errado, é limite. Se para em pontos diferentes, pense em esforço, trilho sujo ou embreagem. Se encosta e volta, o motor entendeu o batente como obstáculo, porque o aviso chegou tarde.</p>
<ul><li>Bate com força ao fechar: o ímã de fechamento está adiantado.</li><li>Sobra um palmo aberto: o ímã está atrasado.</li><li>Passa do ponto ao abrir: o leitor não viu o ímã.</li></ul>
<h2>O ajuste é do técnico</h2>
<p>A regulagem se faz com a folha parada, o motor desligado e ensaios curtos, porque a folha sem limite sai do trilho. Não desloque os ímãs por tentativa: um centímetro a mais joga a folha contra o batente com todo o peso.</p>
<p>Depois do acerto, a rampa de desaceleração é refeita, para que os últimos palmos sejam lentos.</p>
<h2>Quanto custa e o que inclui</h2>
<p>O serviço fica na faixa de {{manutencao-custo}} e inclui o reaperto da cremalheira. Casa com uso comum pede preventiva {{preventiva-casa}}; condomínio, {{preventiva-condominio}}.</p>
<h2>Como pedir</h2>
<p>Mande um vídeo do fechamento completo, filmado de lado, e diga há quanto tempo a folha mudou de comportamento.</p>`,
  },
  {
    title: "Controle de código fixo clonado em Guarulhos",
    html: `<p>Controle de código fixo clonado em Guarulhos se resolve trocando o tipo de código, e não só o aparelho. O código fixo manda sempre a mesma senha pelo ar em 433 MHz; quem a grava abre o portão. O rolante muda a senha a cada toque.</p>
<h2>Como suspeitar de um controle clonado</h2>
<p>O portão abre em horas sem movimento, sem chuva e sem botão de parede preso. Tire a energia do receptor por uma noite: se a folha não abriu, a ordem vinha do rádio. Anote as horas, porque vizinho com controle igual também abre sem querer.</p>
<h2>O que fazer em Guarulhos</h2>
<ol><li>Junte todos os controles da casa e conte quantos existem.</li><li>Peça ao técnico que apague a memória inteira da central.</li><li>Grave de novo somente os que estão na mão.</li><li>Troque para receptor de código rolante, se a placa aceitar.</li></ol>
<p>Apagar um controle só não resolve: a cópia tem o mesmo código do original e continua valendo.</p>
<h2>Quando a placa é antiga</h2>
<p>Central que só conhece código fixo aceita um receptor avulso, ligado à entrada de botoeira. Os controles velhos são descartados juntos. Se a placa também falha por outros motivos, a troca dela sai mais em conta do que dois consertos seguidos.</p>
<h2>Condomínio tem um cuidado a mais</h2>
<p>Ali a lista de quem tem controle muda todo ano. Guarde uma planilha com nome e número de série e peça a exclusão de quem saiu. Controle perdido se apaga na mesma semana em que sumiu.</p>
<h2>Custos</h2>
<p>A regravação entra numa manutenção, de {{manutencao-custo}}. O plano {{plano-seg-nome}}, pensado para mais gente, vem com {{plano-seg-controles}}. Atendemos visitas {{horario-visitas}}.</p>`,
  },
  {
    title: "Motor de portão esquentando em condomínio do Tatuapé",
    html: `<p>Motor de portão esquentando em condomínio do Tatuapé quase sempre trabalha além do que foi escolhido para ele: muitas manobras em fila, sem pausa para o calor sair. Quando o protetor interno desarma, a máquina para e só volta depois de fria.</p>
<h2>Por que o motor esquenta no horário de saída</h2>
<p>De manhã os carros saem colados, e o portão abre e fecha para cada um. O calor de uma manobra soma com o da seguinte. Folha pesada, roldana seca ou mola cansada aumentam o esforço e encurtam o caminho até o desarme.</p>
<h2>O que o síndico pode medir</h2>
<ul><li>Quantas aberturas ocorrem na hora mais cheia.</li><li>Quanto tempo passa entre a parada e a volta.</li><li>Se a folha corre leve quando destravada em piso plano.</li></ul>
<p>Folha leve com motor quente indica uso demais; folha dura indica mecânica. As duas respostas levam a orçamentos bem diferentes.</p>
<h2>O que se faz no Tatuapé antes de trocar o motor</h2>
<p>O técnico alivia a folha, confere a tensão que chega ao motor sob carga e aumenta o tempo de permanência aberta, para que vários carros passem numa só abertura. Só depois compara a máquina com o fluxo real da garagem.</p>
<h2>Quando a troca é o certo</h2>
<p>Se o prédio cresceu e o motor é de casa, nenhum ajuste basta. Um conjunto para portão pesado fica em {{troca-pesado}}, com instalação em {{instalacao-duracao}}. O motor antigo pode render abatimento, e o valor entra no orçamento.</p>
<h2>Prevenção combinada</h2>
<p>Para condomínio, a preventiva recomendada é {{preventiva-condominio}}. Deixe com a portaria o modo de destravar e a ordem de não insistir quando a máquina parar: esperar esfriar custa minutos, e queimar custa o motor.</p>`,
  },
];

/** The first of them with one more sentence, which is invented. */
export function insertClaim(claim: string): [title: string, html: string] {
  const [{ title, html } = { title: "", html: "" }] = trueTexts;
  return [title, html.replace("</p>\n<h2>", ` ${claim}</p>\n<h2>`)];
}
