/** What went wrong, said at once; nothing when nothing did. */
export const EchecDeLecture = ({ dit }: { dit: string | undefined }) =>
  dit ? (
    <p className="error" role="alert">
      {dit}
    </p>
  ) : null;
