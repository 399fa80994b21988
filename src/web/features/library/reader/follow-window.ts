/**
 * Calls `read` in the next frame and, at most once a frame, after the window scrolls or changes its size, or paragraphs that
 * were off-screen are laid out. Returns what ends it.
 */
export function followWindow(read: () => void): () => void {
  let frame = 0;
  const later = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      read();
    });
  };
  later();
  window.addEventListener('scroll', later, { passive: true });
  window.addEventListener('resize', later);
  document.addEventListener('contentvisibilityautostatechange', later);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', later);
    window.removeEventListener('resize', later);
    document.removeEventListener('contentvisibilityautostatechange', later);
  };
}
