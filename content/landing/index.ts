/** Every landing page, in the order of the site map. */
import type { LandingPage } from "#domain/landing/landing-page";
import { agendarInstalacao } from "./agendar-instalacao";
import { atendimentoGuarulhos } from "./atendimento-guarulhos";
import { atendimentoOsasco } from "./atendimento-osasco";
import { atendimentoSp } from "./atendimento-sp";
import { basculanteAutomatico } from "./basculante-automatico";
import { garantiaServico } from "./garantia-servico";
import { guarulhosPortoes } from "./guarulhos-portoes";
import { instalacaoRapida } from "./instalacao-rapida";
import { motorInstalacaoInclusa } from "./motor-instalacao-inclusa";
import { orcamento } from "./orcamento";
import { orcamentoWhatsapp } from "./orcamento-whatsapp";
import { osascoPortoes } from "./osasco-portoes";
import { trocaMotorAntigo } from "./troca-motor-antigo";
import { zonaLestePortoes } from "./zona-leste-portoes";
import { zonaNortePortoes } from "./zona-norte-portoes";
import { zonaOestePortoes } from "./zona-oeste-portoes";
import { zonaSulPortoes } from "./zona-sul-portoes";

export const landingPages: readonly LandingPage[] = [
  guarulhosPortoes,
  osascoPortoes,
  zonaNortePortoes,
  zonaOestePortoes,
  zonaLestePortoes,
  zonaSulPortoes,
  garantiaServico,
  trocaMotorAntigo,
  basculanteAutomatico,
  agendarInstalacao,
  orcamento,
  orcamentoWhatsapp,
  motorInstalacaoInclusa,
  atendimentoSp,
  atendimentoGuarulhos,
  atendimentoOsasco,
  instalacaoRapida,
];
