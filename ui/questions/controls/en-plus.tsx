import { useState } from "react";

/** Says, to who listens, that an answer has opened questions: how many more than before it. They come next. */
export function QuestionsEnPlus({ nombre }: { nombre: number }) {
  const [compte, setCompte] = useState({ nombre, plus: 0 });
  if (nombre !== compte.nombre) setCompte({ nombre, plus: nombre - compte.nombre });
  const { plus } = compte;
  return (
    <p className="visually-hidden" role="status">
      {plus > 0 && (
        <span key={nombre}>{plus === 1 ? "Une question de plus." : `${plus} questions de plus.`}</span>
      )}
    </p>
  );
}
