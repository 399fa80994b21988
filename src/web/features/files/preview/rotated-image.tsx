import { useState } from 'react';

type Props = {
  src: string;
  alt: string;
  /** Degrees clockwise: 90, 180 or 270. */
  turn: number;
  onError: () => void;
};

/** A picture of a page that lies on its side or upside down, shown upright. */
export function RotatedImage({ src, alt, turn, onError }: Props) {
  const [size, setSize] = useState({ width: 1, height: 1 });
  const sideways = turn % 180 !== 0;
  const { width, height } = sideways ? { width: size.height, height: size.width } : size;
  return (
    <div className="p-4">
      <div
        className="relative mx-auto"
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(100%, ${width}px, ${(80 * width) / height}dvh)`,
        }}
      >
        <img
          src={src}
          alt={alt}
          onError={onError}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
          className="absolute top-1/2 left-1/2 max-w-none"
          style={{
            width: `${(100 * size.width) / width}%`,
            transform: `translate(-50%, -50%) rotate(${turn}deg)`,
          }}
        />
      </div>
    </div>
  );
}
