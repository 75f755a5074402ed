/** Prose of the catalogue, whose only markup is `[texte](https://…)`. */
export function Texte({ children }: { children: string }) {
  return children.split(/(\[[^\]]+\]\(https?:\/\/[^)\s]+\))/).map((part, index) => {
    const link = /^\[([^\]]+)\]\((\S+)\)$/.exec(part);
    return link ? (
      <a key={index} href={link[2]} target="_blank" rel="noopener noreferrer">
        {link[1]}
      </a>
    ) : (
      part
    );
  });
}
