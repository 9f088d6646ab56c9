import type { PortalSlug } from '@litometr/api-contract';

export type RefusalCode =
  | 'unavailable'
  | 'off'
  | 'paused'
  | 'resting'
  | 'not_agreed'
  | 'rules_changed';

const messages: Readonly<Record<RefusalCode, string>> = {
  unavailable:
    'This server does not collect. Start it with LITOMETR_COLLECTORS=on and a LITOMETR_CONTACT.',
  off: 'The collector is off. An admin turns it on in the parser screen, or with the command "collectors on", after reading its rules.',
  paused: 'The portal is paused by staff.',
  resting: 'The portal is left alone after failures',
  not_agreed: 'Turning a collector on takes the key of the rules that were read.',
  rules_changed: 'The rules of the collector are others by now. Read them again.',
};

/** A collector may not run; the message says why and what to do. */
export class CollectorRefusal extends Error {
  override readonly name = 'CollectorRefusal';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, portal: PortalSlug | null, until: Date | null = null) {
    const when = until === null ? '' : ` until ${until.toISOString()}.`;
    super(`${portal === null ? '' : `${portal}: `}${messages[code]}${when}`);
    this.code = code;
  }
}
