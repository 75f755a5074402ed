/** What waits, the least first. */
export class Tas<T> {
  private readonly dedans: T[] = [];
  private readonly avant: (a: T, b: T) => boolean;

  constructor(avant: (a: T, b: T) => boolean) {
    this.avant = avant;
  }

  ajouter(un: T): void {
    const { dedans } = this;
    let ici = dedans.length;
    for (; ici > 0;) {
      const parent = (ici - 1) >> 1;
      const autre = dedans[parent] as T;
      if (!this.avant(un, autre)) break;
      dedans[ici] = autre;
      ici = parent;
    }
    dedans[ici] = un;
  }

  prendre(): T | undefined {
    const { dedans } = this;
    const premier = dedans[0];
    const dernier = dedans.pop();
    if (dedans.length > 0) this.descendre(dernier as T);
    return premier;
  }

  /** Puts something at the top and lets it sink to its place. */
  private descendre(un: T): void {
    const { dedans } = this;
    const moitie = dedans.length >> 1;
    let ici = 0;
    while (ici < moitie) {
      const [gauche, droite] = [2 * ici + 1, 2 * ici + 2];
      const moindre =
        droite < dedans.length && this.avant(dedans[droite] as T, dedans[gauche] as T) ? droite : gauche;
      if (!this.avant(dedans[moindre] as T, un)) break;
      dedans[ici] = dedans[moindre] as T;
      ici = moindre;
    }
    dedans[ici] = un;
  }
}
