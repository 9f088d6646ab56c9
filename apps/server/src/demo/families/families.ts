import { academy } from './academy.ts';
import { boyar } from './boyar.ts';
import { cosyMystery } from './cosyMystery.ts';
import { detective } from './detective.ts';
import { epicFantasy } from './epicFantasy.ts';
import type { Family, FamilyKey } from './family.ts';
import { historical } from './historical.ts';
import { historicalRomance } from './historicalRomance.ts';
import { household } from './household.ts';
import { humorousFantasy } from './humorousFantasy.ts';
import { litrpg } from './litrpg.ts';
import { mystic } from './mystic.ts';
import { otherWorld } from './otherWorld.ts';
import { pastTravel } from './pastTravel.ts';
import { postapocalypse } from './postapocalypse.ts';
import { romance } from './romance.ts';
import { romanticFantasy } from './romanticFantasy.ts';
import { space } from './space.ts';
import { youth } from './youth.ts';

export const families: Readonly<Record<FamilyKey, Family>> = {
  litrpg,
  boyar,
  pastTravel,
  otherWorld,
  romanticFantasy,
  academy,
  household,
  romance,
  historicalRomance,
  detective,
  cosyMystery,
  space,
  postapocalypse,
  epicFantasy,
  mystic,
  historical,
  youth,
  humorousFantasy,
};

/** Kinds that an author of one kind also writes. */
export const neighbours: Readonly<Record<FamilyKey, readonly FamilyKey[]>> = {
  litrpg: ['otherWorld', 'space', 'boyar'],
  boyar: ['otherWorld', 'litrpg', 'pastTravel'],
  pastTravel: ['boyar', 'otherWorld', 'historical'],
  otherWorld: ['litrpg', 'boyar', 'epicFantasy'],
  romanticFantasy: ['academy', 'household', 'humorousFantasy'],
  academy: ['romanticFantasy', 'youth', 'humorousFantasy'],
  household: ['romanticFantasy', 'cosyMystery', 'humorousFantasy'],
  romance: ['youth', 'romanticFantasy', 'detective'],
  historicalRomance: ['romanticFantasy', 'romance', 'household'],
  detective: ['mystic', 'cosyMystery', 'historical'],
  cosyMystery: ['detective', 'household', 'romance'],
  space: ['postapocalypse', 'litrpg', 'otherWorld'],
  postapocalypse: ['space', 'litrpg', 'mystic'],
  epicFantasy: ['otherWorld', 'humorousFantasy', 'mystic'],
  mystic: ['detective', 'epicFantasy', 'postapocalypse'],
  historical: ['pastTravel', 'historicalRomance', 'detective'],
  youth: ['romance', 'academy', 'romanticFantasy'],
  humorousFantasy: ['academy', 'romanticFantasy', 'cosyMystery'],
};
