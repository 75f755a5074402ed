/** What a frame may take on the slowest telephone, in milliseconds: a page that nobody sees paints none. */
const AU_PLUS_TARD = 100;

/** Does something once the page has painted what it shows now; what it gives back cancels it. */
export function apresPeinture(faire: () => void): () => void {
  let fait = false;
  const uneFois = () => {
    if (fait) return;
    fait = true;
    faire();
  };
  requestAnimationFrame(() => setTimeout(uneFois));
  setTimeout(uneFois, AU_PLUS_TARD);
  return () => {
    fait = true;
  };
}
