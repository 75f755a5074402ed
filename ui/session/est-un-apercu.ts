/** True in the frame where the inspector shows a screen (`?apercu`): never for a page of its own. */
export const estUnApercu = (): boolean =>
  window.parent !== window && new URLSearchParams(location.search).has("apercu");
