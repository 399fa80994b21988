import { BookCall } from './book-call.tsx';
import { Contact } from './contact.tsx';
import { Demo } from './demo/demo.tsx';
import { Features } from './features.tsx';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';

/** The landing page of a visitor and of a signed-in user. */
export function Landing({ signedIn }: { signedIn: boolean }) {
  return (
    <div className="mx-auto w-full max-w-page px-4 md:px-6">
      <Hero signedIn={signedIn} />
      <Demo />
      <Features />
      <Figures />
      <BookCall />
      <Contact />
    </div>
  );
}
