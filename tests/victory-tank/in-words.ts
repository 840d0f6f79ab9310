/** Victory Tank with its English texts, as on the shelf. */
import { SPEECH_EN } from '../../content/victory-tank/messages.en.ts';
import { victoryTankEditing } from '../../src/games/victory-tank/view/editor.ts';
import { victoryTankForm } from '../../src/games/victory-tank/rules/position-format.ts';
import { victoryTank } from '../../src/games/victory-tank/rules/judge.ts';
import { victoryTankPad } from '../../src/games/victory-tank/view/pad.ts';
import { victoryTankScenery } from '../../src/games/victory-tank/view/attempts.ts';
import { victoryTankTracker } from '../../src/games/victory-tank/view/tracker.ts';
import { sayingOf } from '../../src/language.ts';
import { spokenGame, spokenScenery } from '../../src/referee/messages/localise.ts';
import {
  spokenEditing,
  spokenForm,
  spokenPad,
  spokenTracker,
} from '../../src/referee/messages/localise-editor.ts';

export const say = sayingOf(SPEECH_EN.catalogue);
export const TANK = spokenGame(victoryTank, SPEECH_EN);
export const TANK_FORM = spokenForm(victoryTankForm, SPEECH_EN);
export const TANK_SCENERY = spokenScenery(victoryTankScenery, SPEECH_EN);
export const TANK_EDITING = spokenEditing(victoryTankEditing, SPEECH_EN);
export const TANK_PAD = spokenPad(victoryTankPad, SPEECH_EN);
export const TANK_TRACKER = spokenTracker(victoryTankTracker, SPEECH_EN);
