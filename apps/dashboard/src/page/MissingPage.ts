/** Thrown when the resource of the URL does not exist: the router shows the not-found page. */
export class MissingPage extends Error {
  override name = 'MissingPage';

  constructor() {
    super('Nothing exists at this address.');
  }
}
