export type CarouselArrowProps = {
  direction: 'next' | 'previous';
  label: string;
  onPress: () => void;
};

export function CarouselArrow({ direction, label, onPress }: CarouselArrowProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} onClick={onPress}>
      <svg
        className="arrow-next"
        viewBox="0 0 18 18"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={direction === 'next' ? 'M2 9h13M10 4l5 5-5 5' : 'M16 9H3M8 4 3 9l5 5'} />
      </svg>
    </button>
  );
}
