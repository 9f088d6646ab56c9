/** Rules of faces that are files; those of the system's faces stay where they are. */
const WEB_FACE = /@font-face\s*\{[^}]*\.woff2[^}]*\}/g;

/** Takes the web faces out of a page's styles. */
export function splitWebFaces(styles: string): { faces: string; rest: string } {
  const faces = styles.match(WEB_FACE) ?? [];
  return { faces: faces.join(''), rest: styles.replaceAll(WEB_FACE, '') };
}

/**
 * Switched off on a first visit, when the files would take the line from the scripts, to be laid
 * out and shown by nobody; on for a browser that has them. `app/webFaces.ts` fetches them.
 */
export const webFacesAhead = (faces: string): string =>
  `<style id="web-faces" media="not all">${faces}</style>` +
  "<script>try{if(localStorage.getItem('web-faces'))document.getElementById('web-faces').media='all'}catch(e){}</script>";
